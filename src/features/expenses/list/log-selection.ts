import * as z from 'zod/mini'
import {
  defaultOrder,
  type ExpenseSelection,
  expenseSelection,
  expenseSelectionQuery,
} from '#contract/expenses/expense-log.ts'
import { texts, understood } from '#src/app/shared/list/selection.ts'

/** What narrows the log; the rest of a selection only orders it. */
export const narrowing = ['show', 'child', 'category', 'by', 'from', 'to', 'search'] as const
export type Narrowing = (typeof narrowing)[number]

/** What a change leaves out goes back to what is usual; nothing usual stands in the address. */
export function tidied(selection: ExpenseSelection): ExpenseSelection {
  const { show, sort = defaultOrder.sort, direction = defaultOrder.direction, ...rest } = selection
  const usual = sort === defaultOrder.sort && direction === defaultOrder.direction
  return texts({ ...rest, ...(show !== 'all' && { show }), ...(!usual && { sort, direction }) })
}

/** The selection that an address asks for. */
export const selectionFrom = (raw: Record<string, unknown>): ExpenseSelection =>
  tidied(z.parse(expenseSelectionQuery, understood(expenseSelection, raw)))

export const activeIn = (selection: ExpenseSelection): Narrowing[] =>
  narrowing.filter((name) => selection[name] !== undefined)

export const cleared = ({ sort, direction }: ExpenseSelection): ExpenseSelection => tidied({ sort, direction })
