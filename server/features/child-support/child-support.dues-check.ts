import { addUp } from '#domain/money.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding } from '../../history/record-part.ts'
import { duesThrough } from './child-support.ledger.ts'
import type { SupportOrderRow } from './child-support.store.ts'

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
  const rows = await tx
    .selectFrom('support_due')
    .select(['id', 'order_id', 'due_on', 'amount', 'reach', 'audience'])
    .where('cancelled_at', 'is', null)
    .execute()
  const last = rows.reduce((day, { due_on }) => (due_on > day ? due_on : day), '')
  const right = new Map(duesThrough(orders, last).map((due) => [due.id, due]))
  const invented = rows.flatMap(({ id, order_id, due_on, amount, reach, audience }) => {
    const due = right.get(id)
    const follows = due?.orderId === order_id && due.dueOn === due_on && due.amount === amount
    return follows && reach === 'parents' && audience === null
      ? []
      : [`supportDue ${id}: it does not follow from its order`]
  })
  return [...invented, ...missing(orders, rows).map((id) => `supportDue ${id}: it is gone, or was cancelled`)]
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
