import type { PaymentDto } from '#contract/payments/payments.ts'
import type { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { paymentLifecycle, peopleOfPayment } from './payments.lifecycle.ts'
import { type Paid, paidItems, payableBeside } from './payments.paid.ts'
import type { PaymentRow } from './payments.store.ts'

const paidBy = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Paid>> => {
  const all = new Map<string, Paid>()
  for (const { describe } of paidItems.parts()) for (const [id, paid] of await describe(tx, ids)) all.set(id, paid)
  return all
}

const currencyOfFamily = async (tx: Tx): Promise<PaymentDto['currency']> =>
  (await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()).currency

const isOwn = ({ personId, mode }: Viewer, { payer_id }: PaymentRow): boolean =>
  mode === 'self' && personId === payer_id

type Shared = {
  readonly currency: PaymentDto['currency']
  readonly paid: Paid | undefined
  readonly payable: number
}

const dtoOf = (viewer: Viewer, row: PaymentRow, { currency, paid, payable }: Shared): PaymentDto => ({
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
  means: row.means,
  paidOn: row.handed_on,
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
  allocations: paid?.allocations ?? [],
  ledgerId: paid?.ledgerId ?? null,
  you: byOf(viewer, peopleOfPayment(row)),
})

/** Returns the payments as the viewer sees them, in the order of the rows and in a few statements whatever their number. */
export const paymentItems = async (tx: Tx, viewer: Viewer, rows: readonly PaymentRow[]): Promise<PaymentDto[]> => {
  if (rows.length === 0) return []
  const currency = await currencyOfFamily(tx)
  const ids = rows.map(({ id }) => id)
  const paid = await paidBy(tx, ids)
  const payable = await payableBeside(tx, rows)
  return rows.map((row) => dtoOf(viewer, row, { currency, paid: paid.get(row.id), payable: payable(row) }))
}

export const paymentItem: Item<typeof paymentMachine, PaymentRow, PaymentDto> = {
  lifecycle: paymentLifecycle,
  dtoOf: async ({ tx, viewer }, row) => {
    const [item] = await paymentItems(tx, viewer, [row])
    if (!item) throw new Error('the payment is not among its own items')
    return item
  },
}
