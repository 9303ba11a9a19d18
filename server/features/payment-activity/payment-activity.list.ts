import { type SqlBool, sql } from 'kysely'
import { instant, minor } from '#contract/common.ts'
import { type PaymentSummaryDto, statusesIn } from '#contract/payments/payment-activity.ts'
import { defaultPaymentOrder, type PaymentSelection, type PaymentSort } from '#contract/payments/payment-selection.ts'
import { type Key, ordersBy } from '../../db/reading/cursor.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { ListContext } from '../../lists/list.ts'
import { isNamedFor, matching } from './payment-activity.matching.ts'

const keys: Record<PaymentSort, Key> = {
  created: { value: sql.ref('counts_at'), type: sql`timestamptz`, schema: instant },
  amount: { value: sql.ref('amount'), type: sql`bigint`, schema: minor },
}

export const orderOf = ordersBy(keys, defaultPaymentOrder)

const shown = [
  ...(['id', 'status', 'method', 'later', 'amount'] as const),
  ...(['payer_id', 'receiver_id', 'number', 'means', 'handed_on', 'created_at', 'start_on', 'series_id'] as const),
] as const

const paysSupport = sql<boolean>`exists (
  select from support_payment s where s.family_id = payment.family_id and s.payment_id = payment.id)`

export type PaymentListQuery = PaymentSelection & { readonly series?: 'folded' | undefined }

/** Holds for the payments of a series that wait behind its next one. */
const waitsBehind = sql<SqlBool>`(status = any(${statusesIn('scheduled')}) and exists (
  select from payment e where e.family_id = payment.family_id and e.series_id = payment.series_id
    and e.status = any(${statusesIn('scheduled')}) and (e.start_at, e.id) < (payment.start_at, payment.id)))`

/** Selects the matches, each with the value by which it is ordered. */
export const paymentRows = ({ tx, viewer, zone }: ListContext, { series, ...selection }: PaymentListQuery) =>
  tx
    .selectFrom('payment')
    .select(shown)
    .select([orderOf(selection).by.value.as('place'), paysSupport.as('support')])
    .where(matching(selection, viewer, zone))
    .$if(series === 'folded', (rows) => rows.where((eb) => eb.not(waitsBehind)))

/** Sums up what waits in each of these series, by its id. */
export const seriesAhead = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, NonNullable<PaymentSummaryDto['series']>>> => {
  if (ids.length === 0) return new Map()
  const found = await tx
    .selectFrom('payment')
    .select((eb) => ['series_id', eb.fn.countAll<number>().as('count')])
    .select([sql<number>`sum(amount)::bigint`.as('amount'), sql<string>`max(start_on)`.as('until')])
    .where('series_id', 'in', ids)
    .where('status', 'in', statusesIn('scheduled'))
    .groupBy('series_id')
    .execute()
  return new Map(found.flatMap(({ series_id: id, ...ahead }) => (id ? [[id, { id, ...ahead }]] : [])))
}

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

type Totals = Record<'sent' | 'received' | 'sending' | 'receiving', { readonly amount: number; readonly count: number }>

const underway = [...statusesIn('checks'), ...statusesIn('inFlight')]

const sum = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<{ amount: number; count: number }>`jsonb_build_object(
    'amount', coalesce(sum(amount) filter (where ${condition}), 0), 'count', count(*) filter (where ${condition}))`

export type Summary = { readonly count: number; readonly totals: Totals }

/** Returns the number of matches and their totals as the viewpoint sees them. */
export const sumOf = async ({ tx, viewer, zone }: ListContext, selection: PaymentSelection): Promise<Summary> => {
  const settled = sql<boolean>`status = any(${statusesIn('settled')})`
  const moving = sql<boolean>`status = any(${underway})`
  const paid = sql<boolean>`payer_id = ${viewer.viewpoint}`
  const { count, ...totals } = await tx
    .selectFrom('payment')
    .select([
      sql<number>`count(*)`.as('count'),
      sum(sql<boolean>`${settled} and ${paid}`).as('sent'),
      sum(sql<boolean>`${settled} and not ${paid}`).as('received'),
      sum(sql<boolean>`${moving} and ${paid}`).as('sending'),
      sum(sql<boolean>`${moving} and not ${paid}`).as('receiving'),
    ])
    .where(matching(selection, viewer, zone))
    .executeTakeFirstOrThrow()
  return { count, totals }
}
