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
})

export const { selectionFrom } = logRules

/** The log begins with what is outstanding; whoever searches or asks for days looks among all expenses. */
export const showIn = ({ show, search, from, to }: ExpenseSelection): NonNullable<ExpenseSelection['show']> =>
  show ?? (search || from || to ? 'all' : 'outstanding')

/** Says whether a selection leaves expenses out that the log would otherwise show. */
export const isNarrowed = (selection: ExpenseSelection): boolean =>
  logRules.activeIn(selection).some((name) => name !== 'show' || selection.show !== 'all')

/** Completes a selection for the server, which selects everything unless it is told. */
export const askedOf = (selection: ExpenseSelection): ExpenseSelection => ({ ...selection, show: showIn(selection) })

/** Reads whether a print includes the viewer's own private expenses. The list itself has no such choice. */
export const withPrivateIn = (raw: { readonly withPrivate?: unknown }): boolean => raw.withPrivate === 'yes'
