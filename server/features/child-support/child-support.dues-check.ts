import { addUp } from '#domain/money.ts'
import { addDays, dateIn, midnight } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding } from '../../history/record-part.ts'
import { nextDay } from './child-support.keep.ts'
import { duesThrough } from './child-support.ledger.ts'
import { type SupportOrderRow, zoneOf } from './child-support.store.ts'

type Due = { readonly id: string; readonly order_id: string; readonly due_on: string; readonly amount: number }

/** All dues of a ledger are written together, so those before its last one must be there too. */
const missing = (orders: readonly SupportOrderRow[], stored: readonly Due[]): string[] => {
  const known = new Map(stored.map((due) => [due.id, due]))
  return [...Map.groupBy(orders, ({ root_id }) => root_id).values()].flatMap((ledger) => {
    const own = new Set(ledger.map(({ id }) => id))
    const last = stored.reduce((day, due) => (own.has(due.order_id) && due.due_on > day ? due.due_on : day), '')
    if (last === '') return []
    return duesThrough(ledger, last).flatMap(({ id }) => (known.has(id) ? [] : id))
  })
}

/** Every stored due must follow from its order by id, day and amount, and no earlier one may be missing. */
export const duesAgainstOrders = async (tx: Tx): Promise<Finding[]> => {
  const orders = await tx.selectFrom('support_order').selectAll().execute()
  const all = await tx
    .selectFrom('support_due')
    .select(['id', 'order_id', 'due_on', 'amount', 'reach', 'audience', 'cancelled_at'])
    .execute()
  const last = all.reduce((day, { due_on }) => (due_on > day ? due_on : day), '')
  const right = new Map(duesThrough(orders, last).map((due) => [due.id, due]))
  const rows = all.filter(({ cancelled_at }) => cancelled_at === null)
  const withdrawn = all.filter(({ id, cancelled_at }) => cancelled_at !== null && right.has(id))
  const invented = rows.flatMap(({ id, order_id, due_on, amount, reach, audience }) => {
    const due = right.get(id)
    const follows = due?.orderId === order_id && due.dueOn === due_on && due.amount === amount
    return follows && reach === 'parents' && audience === null
      ? []
      : [`supportDue ${id}: it does not follow from its order`]
  })
  const gone = new Set([...missing(orders, rows), ...withdrawn.map(({ id }) => id)])
  return [...invented, ...[...gone].map((id) => `supportDue ${id}: it is gone, or was cancelled`)]
}

/** The clock keeps a ledger again on its next day, and all dues before that day are there. An earlier day does no harm. */
export const clockAgainstOrders = async (tx: Tx): Promise<Finding[]> => {
  const orders = await tx.selectFrom('support_order').selectAll().execute()
  const dues = await tx.selectFrom('support_due').select('id').execute()
  const times = await tx
    .selectFrom('due_time')
    .select(['entity_id', 'due_at', 'reach', 'audience'])
    .where('entity', '=', 'supportOrder')
    .execute()
  const known = new Set(dues.map(({ id }) => id))
  const zone = orders.length > 0 || times.length > 0 ? await zoneOf(tx) : ''
  const ledgers = Map.groupBy(orders, ({ root_id }) => root_id)
  const keeps = (root: string, ledger: readonly SupportOrderRow[]): boolean => {
    const time = times.find(({ entity_id }) => entity_id === root)
    if (!time) return nextDay(ledger, '') === null
    const day = dateIn(time.due_at, zone)
    const isNext = nextDay(ledger, addDays(day, -1)) === day && time.due_at === midnight(day, zone)
    const isKept = duesThrough(ledger, addDays(day, -1)).every(({ id }) => known.has(id))
    return isNext && isKept && time.reach === 'parents' && time.audience === null
  }
  const idle = [...ledgers].filter(([root, ledger]) => !keeps(root, ledger)).map(([root]) => root)
  const invented = times.map(({ entity_id }) => entity_id).filter((id) => !ledgers.has(id))
  return [...idle, ...invented].map((id) => `supportOrder ${id}: the clock does not keep it on its next day`)
}

/** Dues that a payer chose are at most the payment, and both parents see them. */
export const chosenAgainstPayments = async (tx: Tx): Promise<Finding[]> => {
  const own = ['payment_id', 'reach', 'audience'] as const
  const chosen = await tx
    .selectFrom('due_allocation')
    .select([...own, 'amount'])
    .execute()
  const payments = await tx
    .selectFrom('support_payment as s')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.family_id', '=', 's.family_id').onRef('p.id', '=', 's.payment_id'),
    )
    .select(['p.id', 'p.amount', 's.payment_id', 's.reach', 's.audience'])
    .execute()
  const byPayment = Map.groupBy(chosen, ({ payment_id }) => payment_id)
  const tooMuch = payments.filter(
    ({ id, amount }) => addUp((byPayment.get(id) ?? []).map((due) => due.amount)) > amount,
  )
  const exposed = [...chosen, ...payments].filter(({ reach, audience }) => reach !== 'parents' || audience !== null)
  return [
    ...tooMuch.map(({ id }) => `payment ${id}: its dues are more than its amount`),
    ...exposed.map(({ payment_id }) => `payment ${payment_id}: others may see a part of it`),
  ]
}
