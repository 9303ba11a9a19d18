import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type MonthlyExpenseEvent,
  type MonthlyExpenseFacts,
  type MonthlyExpenseTurn,
  monthlyExpenseParties,
} from './monthly-expense.types.ts'

export const monthlyExpenseSetup = setup({
  types: {
    context: {} as MonthlyExpenseFacts,
    events: {} as MonthlyExpenseEvent,
    input: {} as MonthlyExpenseFacts,
    meta: {} as Meta<MonthlyExpenseTurn>,
  },
  guards: {
    by: byAmong(monthlyExpenseParties),
    isDue: ({ context }) => context.due,
    isLast: ({ context }) => context.last,
  },
  // Actions are only named here; the server implements them.
  actions: { waitForNext: () => {} },
})
