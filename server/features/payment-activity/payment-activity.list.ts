import { sql } from 'kysely'
import { instant, minor } from '#contract/common.ts'
import { type PaymentSummaryDto, statusesIn } from '#contract/payments/payment-activity.ts'
import { defaultPaymentOrder, type PaymentSelection, type PaymentSort } from '#contract/payments/payment-selection.ts'
import { type Key, ordersBy } from '../../db/cursor.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { ListContext } from '../../lists/list.ts'
import { isNamedFor, matching } from './payment-activity.matching.ts'

const keys: Record<PaymentSort, Key> = {
  created: { value: sql.ref('created_at'), type: sql`timestamptz`, schema: instant },
  amount: { value: sql.ref('amount'), type: sql`bigint`, schema: minor },
}

export const orderOf = ordersBy(keys, defaultPaymentOrder)

const shown = [
  ...(['id', 'status', 'method', 'later', 'amount'] as const),
  ...(['payer_id', 'receiver_id', 'number', 'means', 'handed_on', 'created_at', 'start_on'] as const),
] as const

const paysSupport = sql<boolean>`exists (
  select from support_payment s where s.family_id = payment.family_id and s.payment_id = payment.id)`

/** Selects the matches, each with the value by which it is ordered. */
export const paymentRows = ({ tx, viewer, zone }: ListContext, selection: PaymentSelection) =>
  tx
    .selectFrom('payment')
    .select(shown)
    .select([orderOf(selection).by.value.as('place'), paysSupport.as('support')])
    .where(matching(selection, viewer, zone))

type Part = {
  readonly payment_id: string
  readonly expense_id: string
  readonly name: string | null
  readonly amount: number
}

/** Returns what each payment pays, by its id, largest part first. */
export const paidBy = async (
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, PaymentSummaryDto['pays']>> => {
  const { rows } = await sql<Part>`
    select a.payment_id, a.expense_id, a.amount, case when ${isNamedFor(viewer)} then e.name end as name
    from allocation a join expense e on e.family_id = a.family_id and e.id = a.expense_id
    where a.payment_id = any(${[...ids]}::uuid[])
    order by a.amount desc, a.expense_id`.execute(tx)
  const parts = Map.groupBy(rows, ({ payment_id }) => payment_id)
  return new Map(
    [...parts].map(([id, found]) => [
      id,
      found.map(({ expense_id, name, amount }) => ({ expenseId: expense_id, name, amount })),
    ]),
  )
}

type Totals = Record<'sent' | 'received' | 'underway', { readonly amount: number; readonly count: number }>

const underway = [...statusesIn('checks'), ...statusesIn('inFlight'), ...statusesIn('scheduled')]

export type Summary = { readonly count: number; readonly totals: Totals }

/** Returns the number of matches and their totals as the viewpoint sees them. */
export const sumOf = async ({ tx, viewer, zone }: ListContext, selection: PaymentSelection): Promise<Summary> => {
  const sum = (condition: ReturnType<typeof sql<boolean>>) => ({
    amount: sql<number>`coalesce(sum(amount) filter (where ${condition}), 0)::bigint`,
    count: sql<number>`count(*) filter (where ${condition})`,
  })
  const settled = sql<boolean>`status = any(${statusesIn('settled')})`
  const sent = sum(sql<boolean>`${settled} and payer_id = ${viewer.viewpoint}`)
  const received = sum(sql<boolean>`${settled} and payer_id <> ${viewer.viewpoint}`)
  const moving = sum(sql<boolean>`status = any(${underway})`)
  const row = await tx
    .selectFrom('payment')
    .select([
      sql<number>`count(*)`.as('all'),
      ...[sent.amount.as('sent'), sent.count.as('sent_count')],
      ...[received.amount.as('received'), received.count.as('received_count')],
      ...[moving.amount.as('underway'), moving.count.as('underway_count')],
    ])
    .where(matching(selection, viewer, zone))
    .executeTakeFirstOrThrow()
  return {
    count: row.all,
    totals: {
      sent: { amount: row.sent, count: row.sent_count },
      received: { amount: row.received, count: row.received_count },
      underway: { amount: row.underway, count: row.underway_count },
    },
  }
}
