import type {
  SupportDueDto,
  SupportLedgerDto,
  SupportOrderDto,
  SupportOverviewDto,
  SupportPaymentDto,
} from '#contract/child-support/child-support.ts'
import { limits } from '#contract/limits.ts'
import { dateIn } from '#domain/time.ts'
import type { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { takePage } from '../../lists/computed-list.ts'
import { asksSomebody } from '../payments/payments.facts.ts'
import { paymentItems } from '../payments/payments.item.ts'
import { dueItemsOf, type LedgerView, orderItemOf, summaryOf } from './child-support.item.ts'
import { type LedgerState, ledgerAt, type PaymentOfLedger, paymentsTo, stateOf } from './child-support.ledger.ts'
import { supportOrderLifecycle } from './child-support.lifecycle.ts'
import { ordersOf, type SupportOrderRow } from './child-support.store.ts'

const paymentsWith = async (tx: Tx, viewer: Viewer, ids: readonly string[]) =>
  paymentItems(tx, viewer, await tx.selectFrom('payment').selectAll().where('id', '=', oneOf(ids)).execute())

export const ledgerViewOf = async (
  tx: Tx,
  viewer: Viewer,
  now: string,
): Promise<LedgerView & { readonly timeZone: string }> => {
  const { currency, time_zone } = await tx
    .selectFrom('family')
    .select(['currency', 'time_zone'])
    .executeTakeFirstOrThrow()
  return { today: dateIn(now, time_zone), timeZone: time_zone, currency, viewer }
}

const withDays = async (tx: Tx, viewer: Viewer, payments: readonly PaymentOfLedger[]): Promise<SupportPaymentDto[]> => {
  const ids = payments.map(({ id }) => id)
  const items = new Map((await paymentsWith(tx, viewer, ids)).map((item) => [item.id, item]))
  return payments.flatMap(({ id, paidOn }) => {
    const payment = items.get(id)
    return payment ? { payment, paidOn } : []
  })
}

const ledgerItem = async (tx: Tx, state: LedgerState, view: LedgerView): Promise<SupportLedgerDto> => ({
  root: state.orders[0]?.root_id ?? '',
  orders: state.orders.map((row) => orderItemOf(row, state, view)),
  summary: summaryOf(state, view.today),
  waiting: await withDays(
    tx,
    view.viewer,
    state.payments.filter(({ status }) => asksSomebody(status)),
  ),
})

/** Returns every ledger of the family at this moment, the one with the latest order first. */
export const overviewOf = async (tx: Tx, viewer: Viewer, now: string): Promise<SupportOverviewDto> => {
  const [look, rows] = await Promise.all([ledgerViewOf(tx, viewer, now), ordersOf(tx)])
  const orders = Map.groupBy(rows, ({ root_id }) => root_id)
  const payments = Map.groupBy(orders.size > 0 ? await paymentsTo(tx) : [], ({ root }) => root)
  const ledgers: SupportLedgerDto[] = []
  for (const [root, own] of orders)
    ledgers.push(await ledgerItem(tx, stateOf(own, payments.get(root) ?? [], look.today), look))
  const { today, timeZone, currency } = look
  return { today, timeZone, currency, ledgers }
}

export const supportOrderItem: Item<typeof supportOrderMachine, SupportOrderRow, SupportOrderDto> = {
  lifecycle: supportOrderLifecycle,
  dtoOf: async ({ tx, viewer, now }, row) => {
    const look = await ledgerViewOf(tx, viewer, now)
    return orderItemOf(row, await ledgerAt(tx, row.root_id, look.today), look)
  },
}

/** @throws {Refusal} notFound when it is no ledger that the caller may see */
export const ledgerOfRoot = async (tx: Tx, root: string, today: string): Promise<LedgerState> => {
  const state = await ledgerAt(tx, root, today)
  if (state.orders.length === 0) throw new Refusal('notFound')
  return state
}

type PageQuery = { readonly after?: string | undefined; readonly limit?: number | undefined }

/** Returns the dues, latest first. */
export const duesPage = async (tx: Tx, look: LedgerView, root: string, query: PageQuery) => {
  const { dues, payments, ledger } = await ledgerOfRoot(tx, root, look.today)
  const { after, limit = limits.page.default } = query
  const { items, next } = takePage(ledger.lines.toReversed(), ({ dueOn, id }) => [dueOn, id], after, limit)
  const shown: SupportDueDto[] = dueItemsOf(items, dues, payments, look.today)
  return { items: shown, next }
}

/** Returns the payments, latest recorded first. */
export const paymentsPage = async (tx: Tx, look: LedgerView, root: string, query: PageQuery) => {
  const { payments } = await ledgerOfRoot(tx, root, look.today)
  const { after, limit = limits.page.default } = query
  const cursorOf = ({ at, recordedFor, id }: PaymentOfLedger) => [`${at} ${recordedFor}`, id] as const
  const { items, next } = takePage(payments.toReversed(), cursorOf, after, limit)
  return { items: await withDays(tx, look.viewer, items), next }
}
