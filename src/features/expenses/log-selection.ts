import * as z from 'zod/mini'
import { type ExpenseSelection, expenseSelection, expenseSelectionQuery, usualOrder } from '#contract/expense-log.ts'

/** What narrows the log; the rest of a selection only orders it. */
export const narrowing = ['show', 'child', 'category', 'by', 'from', 'to', 'search'] as const
export type Narrowing = (typeof narrowing)[number]

/** What a change leaves out goes back to what is usual; nothing usual stands in the address. */
export function tidied(selection: ExpenseSelection): ExpenseSelection {
  const { show, sort = usualOrder.sort, direction = usualOrder.direction, ...rest } = selection
  const usual = sort === usualOrder.sort && direction === usualOrder.direction
  const kept = { ...rest, ...(show !== 'all' && { show }), ...(!usual && { sort, direction }) }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined && value !== ''))
}

/**
 * A selection from an address, which anybody can have typed: what cannot be understood is left out. The router
 * keeps what a route did not ask for, so whoever reads its search reads it through this.
 */
export function selectionFrom(raw: Record<string, unknown>): ExpenseSelection {
  const known = Object.entries(expenseSelection).flatMap(([name, schema]) => {
    // The router reads `search=2026` as a number.
    const given = typeof raw[name] === 'number' ? String(raw[name]) : raw[name]
    const { success, data } = z.safeParse(schema, given)
    return success && data !== undefined ? [[name, data] as const] : []
  })
  return tidied(z.parse(expenseSelectionQuery, Object.fromEntries(known)))
}

export const activeIn = (selection: ExpenseSelection): Narrowing[] =>
  narrowing.filter((name) => selection[name] !== undefined)

export const cleared = ({ sort, direction }: ExpenseSelection): ExpenseSelection => tidied({ sort, direction })
