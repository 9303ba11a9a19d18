import type { PaymentStatus } from '#contract/payments/payments.ts'
import { dueDates } from '#domain/child-support/dues.ts'
import { type Ledger, type LedgerDue, type LedgerPayment, ledgerOf, openDueOf } from '#domain/child-support/ledger.ts'
import { dateIn } from '#domain/time.ts'
import type { Counts } from '#machines/payments/payment.setup.ts'
import type { PaymentMethod } from '#machines/payments/payment.types.ts'
import { derivedId } from '../../db/derived-id.ts'
import type { Tx } from '../../db/tenancy.ts'
import { countsOf, statusesThat } from '../payments/payments.facts.ts'
import { isAgreed, isInForce, ordersOf, ruleOf, type SupportOrderRow, zoneOf } from './child-support.store.ts'

/** Derives a due's id from its order and its day, so that it is known before its row is written. */
export const dueIdOf = (orderId: string, dueOn: string): string => derivedId(`${orderId} ${dueOn}`)

export type OrderedDue = LedgerDue & { readonly orderId: string }

/** Returns all dues until `today` of orders that both parents confirmed, whether or not their rows exist. */
export const duesThrough = (orders: readonly SupportOrderRow[], today: string): OrderedDue[] =>
  orders.filter(isAgreed).flatMap((order) =>
    dueDates(ruleOf(order), today).map((dueOn) => ({
      id: dueIdOf(order.id, dueOn),
      orderId: order.id,
      dueOn,
      amount: order.amount,
    })),
  )

export type PaymentOfLedger = LedgerPayment & {
  readonly root: string
  readonly status: PaymentStatus
  readonly method: PaymentMethod
  readonly number: string | null
  /** The recorded or planned day, by which payments that were planned together are ordered. */
  readonly recordedFor: string
}

const places: Readonly<Record<Counts, LedgerPayment['counts']>> = {
  settled: 'settled',
  checks: 'onItsWay',
  inFlight: 'onItsWay',
  scheduled: 'nothing',
  nothing: 'nothing',
}

/** Returns the payments to one ledger or to all, in the order in which they were recorded. */
export const paymentsTo = async (tx: Tx, root?: string): Promise<PaymentOfLedger[]> => {
  const all = tx
    .selectFrom('support_payment as s')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.family_id', '=', 's.family_id').onRef('p.id', '=', 's.payment_id'),
    )
    .select(['p.id', 'p.status', 'p.amount', 'p.method', 'p.number', 'p.created_at', 'p.sent_at'])
    .select(['s.root_id', 's.paid_on'])
    .orderBy('p.created_at')
    .orderBy('s.paid_on')
    .orderBy('p.id')
  const named = tx.selectFrom('due_allocation').select(['payment_id', 'due_id', 'amount'])
  const ofRoot =
    root === undefined
      ? named
      : named.where('payment_id', 'in', (eb) =>
          eb.selectFrom('support_payment').select('payment_id').where('root_id', '=', root),
        )
  const [rows, parts, zone] = await Promise.all([
    (root === undefined ? all : all.where('s.root_id', '=', root)).execute(),
    ofRoot.orderBy('due_id').execute(),
    zoneOf(tx),
  ])
  const chosen = Map.groupBy(parts, ({ payment_id }) => payment_id)
  return rows.map(({ id, status, amount, method, number, created_at: at, sent_at, root_id, paid_on }) => ({
    id,
    status,
    amount,
    method,
    number,
    at,
    root: root_id,
    recordedFor: paid_on,
    counts: places[countsOf[status] ?? 'nothing'],
    // A transfer counts as paid on the day it was sent, whatever day it was planned for.
    paidOn: sent_at === null ? paid_on : dateIn(sent_at, zone),
    chosen: (chosen.get(id) ?? []).map((one) => ({ dueId: one.due_id, amount: one.amount })),
  }))
}

/** Returns the payments to a ledger that wait for their day, in the order of their days. `but` excludes a series. */
export const aheadIn = async (tx: Tx, root: string, but: string | null = null) =>
  tx
    .selectFrom('support_payment as s')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.family_id', '=', 's.family_id').onRef('p.id', '=', 's.payment_id'),
    )
    .select(['p.id', 'p.amount'])
    .where('s.root_id', '=', root)
    .where('p.status', 'in', statusesThat('scheduled'))
    .$if(but !== null, (query) =>
      query.where(({ eb, or }) => or([eb('p.series_id', 'is', null), eb('p.series_id', '<>', but)])),
    )
    .orderBy('p.start_at')
    .orderBy('p.id')
    .execute()

export type LedgerState = {
  readonly orders: readonly SupportOrderRow[]
  readonly dues: readonly OrderedDue[]
  readonly payments: readonly PaymentOfLedger[]
  readonly ledger: Ledger
}

export const stateOf = (
  orders: readonly SupportOrderRow[],
  payments: readonly PaymentOfLedger[],
  today: string,
): LedgerState => {
  const dues = duesThrough(orders, today)
  return { orders, dues, payments, ledger: ledgerOf(dues, payments) }
}

/** Returns one ledger at the end of `today`. */
export const ledgerAt = async (tx: Tx, root: string, today: string): Promise<LedgerState> =>
  stateOf(await ordersOf(tx, root), await paymentsTo(tx, root), today)

/** Returns what is still owed when no order is in force; null while one is, since a ledger then takes any amount. */
export const onlyOpenOf = async (tx: Tx, root: string, now: string): Promise<number | null> => {
  const today = dateIn(now, await zoneOf(tx))
  if ((await ordersOf(tx, root)).some((order) => isInForce(order, today))) return null
  return openDueOf((await ledgerAt(tx, root, today)).ledger)
}
