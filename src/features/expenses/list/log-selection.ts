import {
  defaultOrder,
  type ExpenseSelection,
  expenseSelection,
  expenseSelectionQuery,
  expenseSorts,
} from '#contract/expenses/expense-log.ts'
import { listOrders } from '#src/app/shared/list/list-orders.ts'
import { listSelection } from '#src/app/shared/list/list-selection.ts'

const narrowing = ['show', 'child', 'category', 'by', 'from', 'to', 'search'] as const
export type Narrowing = (typeof narrowing)[number]

export const logOrders = listOrders(expenseSorts, defaultOrder)

export const logRules = listSelection<ExpenseSelection, Narrowing>({
  parts: expenseSelection,
  schema: expenseSelectionQuery,
  narrowing,
  orderIn: logOrders.chosenIn,
  defaults: { show: 'all' },
})

export const { selectionFrom } = logRules
