import { nextDueDate } from '#domain/child-support/dues.ts'
import { addDays, dateIn, midnight } from '#domain/time.ts'
import { keepDueTime } from '../../jobs/keep-due-time.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { duesThrough, type OrderedDue } from './child-support.ledger.ts'
import { isRunning, ordersOf, ruleOf, type SupportOrderRow, zoneOf } from './child-support.store.ts'

const earliest = (dates: readonly (string | null)[]): string | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null)

/** Returns the next day on which a due falls, or after which an order's last day has passed. */
export const nextDay = (orders: readonly SupportOrderRow[], today: string): string | null =>
  earliest(
    orders
      .filter((order) => isRunning(order))
      .flatMap((order) => [nextDueDate(ruleOf(order), today), order.to_on && addDays(order.to_on, 1)]),
  )

/**
 * Writes the dues that have fallen and are missing, and cancels those that no longer follow from their orders.
 * Repeating it changes nothing. The caller has locked the ledger. Returns the new dues.
 */
export const keepDues = async (change: UnitOfWork, root: string): Promise<readonly OrderedDue[]> => {
  const { tx, familyId: family_id, now } = change
  const zone = await zoneOf(tx)
  const today = dateIn(now, zone)
  const orders = await ordersOf(tx, root)
  const right = new Map(duesThrough(orders, today).map((due) => [due.id, due]))
  const there = await tx
    .selectFrom('support_due')
    .select(['id', 'cancelled_at'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  const known = new Map(there.map(({ id, cancelled_at }) => [id, cancelled_at]))
  const fresh = [...right.values()].filter(({ id }) => !known.has(id))
  const wrong = there.filter(({ id, cancelled_at }) => cancelled_at === null && !right.has(id)).map(({ id }) => id)
  if (fresh.length > 0)
    await tx
      .insertInto('support_due')
      .values(
        fresh.map(({ id, orderId, dueOn, amount }) => ({
          family_id,
          id,
          order_id: orderId,
          due_on: dueOn,
          amount,
          made_at: now,
          cancelled_at: null,
          audience: null,
        })),
      )
      .execute()
  if (wrong.length > 0)
    await tx.updateTable('support_due').set({ cancelled_at: now }).where('id', 'in', wrong).execute()
  const next = nextDay(orders, today)
  await keepDueTime(change, { entity: 'supportOrder', id: root }, next && midnight(next, zone))
  return fresh
}
