import type { MonthlyExpenseDto } from '#contract/monthly-expenses/monthly-expenses.ts'
import { monthlyExpenseMachine } from '#machines/monthly-expenses/monthly-expense.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const monthlyExpenseChart = (
  item: Pick<MonthlyExpenseDto, 'status' | 'facts' | 'you'>,
): Lifecycle<typeof monthlyExpenseMachine> => lifecycleOf(monthlyExpenseMachine, item)
