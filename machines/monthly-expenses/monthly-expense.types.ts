import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const monthlyExpenseParties = { owner: ['owner'] } as const satisfies Parties
export type MonthlyExpenseTurn = TurnIn<typeof monthlyExpenseParties>

/**
 * The facts follow from the date under lock. `due`: the day of its next draft has come. `last`: no further draft follows
 * that one.
 */
export type MonthlyExpenseFacts = { readonly due: boolean; readonly last: boolean }

/** Commands of its owner. `send` comes with the expense that the draft became. */
export type MonthlyExpenseEvent = { readonly by: By } & (
  | { readonly type: 'monthlyExpense.send' }
  | { readonly type: 'monthlyExpense.skip' }
  | { readonly type: 'monthlyExpense.end' }
)
