import type { PaymentDto } from '#contract/payments/payments.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { paymentFactsOf, peopleOfPayment } from './payments.lifecycle.ts'
import type { PaymentRow } from './payments.store.ts'

type Named = {
  readonly expense_id: string
  readonly name: string
  readonly amount: number
  readonly payment_id: string
}

const namedAllocations = (tx: Tx, ids: readonly string[]): Promise<Named[]> =>
  tx
    .selectFrom('allocation as a')
    .innerJoin('expense as e', (join) =>
      join.onRef('e.family_id', '=', 'a.family_id').onRef('e.id', '=', 'a.expense_id'),
    )
    .select(['a.payment_id', 'a.expense_id', 'e.name', 'a.amount'])
    .where('a.payment_id', '=', oneOf(ids))
    .orderBy('a.expense_id')
    .execute()

/** The ledgers of child support that payments pay, by the payment. */
const ledgersOf = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx
    .selectFrom('support_payment')
    .select(['payment_id', 'root_id'])
    .where('payment_id', '=', oneOf(ids))
    .execute()
  return new Map(rows.map(({ payment_id, root_id }) => [payment_id, root_id]))
}

const currencyOfFamily = async (tx: Tx): Promise<PaymentDto['currency']> =>
  (await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()).currency

const isOwn = ({ personId, mode }: Viewer, { payer_id }: PaymentRow): boolean =>
  mode === 'self' && personId === payer_id

/** The payments as the viewer sees them, in the order of the rows. */
export const paymentItems = async (tx: Tx, viewer: Viewer, rows: readonly PaymentRow[]): Promise<PaymentDto[]> => {
  if (rows.length === 0) return []
  const currency = await currencyOfFamily(tx)
  const ids = rows.map(({ id }) => id)
  const allocations = await namedAllocations(tx, ids)
  const ledgers = await ledgersOf(tx, ids)
  const items: PaymentDto[] = []
  for (const row of rows) {
    const { payable } = await paymentFactsOf(tx, row)
    items.push({
      id: row.id,
      status: row.status,
      version: row.version,
      method: row.method,
      later: row.later,
      amount: row.amount,
      currency,
      payerId: row.payer_id,
      receiverId: row.receiver_id,
      number: row.number,
      note: row.note,
      reason: row.reason,
      sentAt: row.sent_at,
      failure: row.failure,
      returnCode: row.return_code,
      bankAccountId: isOwn(viewer, row) ? row.bank_account_id : null,
      createdAt: row.created_at,
      changedAt: row.changed_at,
      seriesId: row.series_id,
      startOn: row.start_on,
      startAt: row.start_at,
      payable,
      allocations: allocations
        .filter((allocation) => allocation.payment_id === row.id)
        .map(({ expense_id, name, amount }) => ({ expenseId: expense_id, expenseName: name, amount })),
      ledgerId: ledgers.get(row.id) ?? null,
      you: byOf(viewer, peopleOfPayment(row)),
    })
  }
  return items
}

/** The payments that pay an expense, oldest first. */
export const paymentsFor = async (tx: Tx, viewer: Viewer, expenseId: string): Promise<PaymentDto[]> => {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', 'in', (eb) => eb.selectFrom('allocation').select('payment_id').where('expense_id', '=', expenseId))
    .orderBy('created_at')
    .orderBy('change_order')
    .execute()
  return paymentItems(tx, viewer, rows)
}
