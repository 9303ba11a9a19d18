import type { Acknowledged } from './ledger.ts'
import type { settledIn } from './oracle.ts'
import type { StoredDue } from './stored.ts'

/** Describes a ledger's final state: the remainder of all its dues, and what was paid beyond them. */
export type ShownLedger = { readonly root: string; readonly balance: number; readonly credit: number }
export type ShownSupport = { readonly today: string; readonly ledgers: readonly ShownLedger[] }

const week = 7 * 24 * 3_600_000

/** Returns the first day and every seventh day after it up to today, as dates without a zone. */
const weekly = (from: string, today: string): string[] => {
  const found: string[] = []
  for (let day = Date.parse(from); day <= Date.parse(today); day += week)
    found.push(new Date(day).toISOString().slice(0, 10))
  return found
}

/** Returns the orders that both parents confirmed. */
const agreedIn = (acknowledged: readonly Acknowledged[]) => {
  const agreed = new Set(acknowledged.flatMap((one) => (one.what === 'order moved' ? [one.id] : [])))
  return acknowledged.flatMap((one) => (one.what === 'ordered' && agreed.has(one.id) ? [one] : []))
}

/** Checks that each day of each order has exactly one due of its amount, and that there is no other. */
export const dueFindings = (
  acknowledged: readonly Acknowledged[],
  dues: readonly StoredDue[],
  today: string,
): string[] => {
  const stored = Map.groupBy(dues, ({ order }) => order)
  const ordered = acknowledged.flatMap((one) => (one.what === 'ordered' ? [one] : []))
  const agreed = new Set(agreedIn(acknowledged).map(({ id }) => id))
  return ordered.flatMap(({ id, amount, from }) => {
    const expected = agreed.has(id) ? weekly(from, today).map((day) => `${day} ${amount}`) : []
    const found = (stored.get(id) ?? []).map((due) => `${due.dueOn} ${due.amount}`).sort()
    return found.join() === expected.join()
      ? []
      : [`order ${id}: ${found.length} dues, ${expected.length} by the model`]
  })
}

/** Checks to the cent that the dues of the model less what arrived equal the ledger's balance less its credit. */
export const supportFindings = (
  acknowledged: readonly Acknowledged[],
  arrived: ReturnType<typeof settledIn>,
  { today, ledgers }: ShownSupport,
): string[] => {
  const shown = new Map(ledgers.map((one) => [one.root, one.balance - one.credit]))
  return agreedIn(acknowledged).flatMap(({ id, amount, from }) => {
    const paid = arrived.filter(({ order }) => order === id).reduce((sum, one) => sum + one.amount, 0)
    const remains = weekly(from, today).length * amount - paid
    return shown.get(id) === remains ? [] : [`order ${id}: ${shown.get(id)} remains, ${remains} by the model`]
  })
}
