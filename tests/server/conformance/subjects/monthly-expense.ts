import {
  type MonthlyExpenseCommand,
  type MonthlyExpenseStatus,
  monthlyExpenseDto,
  monthlyExpenseRoutes,
} from '#contract/monthly-expenses/monthly-expenses.ts'
import { monthlyExpenseLifecycle } from '#server/features/monthly-expenses/monthly-expenses.lifecycle.ts'
import { monthlyExpenseChart } from '#src/features/expenses/monthly/monthly.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { beginMonthlyOn, monthlyRow } from '#tests/support/monthly-expenses.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const monthlyExpenses = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const send = sender(cast, monthlyExpenseRoutes.events)
  const at: Record<MonthlyExpenseStatus | 'active, not due', () => Promise<string>> = {
    active: () => beginMonthlyOn(on),
    'active, not due': () => beginMonthlyOn(on, { firstOn: '2026-12-05' }),
    ended: async () => {
      const id = await beginMonthlyOn(on)
      await send('sam', id, { type: 'monthlyExpense.end', version: 1 } as MonthlyExpenseCommand)
      return id
    },
  }
  return subjectOf({
    lifecycle: { machine: monthlyExpenseLifecycle.machine, people: monthlyExpenseLifecycle.people },
    at,
    read: async (id) => {
      const row = await monthlyRow(on, id)
      const context = await on.scopes.asViewer(on.sam, (tx) =>
        monthlyExpenseLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version }): Promise<MonthlyExpenseCommand[]> => [
      { type: 'monthlyExpense.skip', version },
      { type: 'monthlyExpense.end', version },
    ],
    given: async (person, id) =>
      givenBy(monthlyExpenseDto, await cast[person].call(monthlyExpenseRoutes.get, { params: { id } })),
    chartOf: monthlyExpenseChart,
    send,
  })
}
