import { monthlyExpensesArea } from '#contract/monthly-expenses/monthly-expenses.area.ts'
import { monthlyExpenseRoutes as contract } from '#contract/monthly-expenses/monthly-expenses.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { monthlyWaiting } from './monthly-expenses.home.ts'
import { endMonthly } from './monthly-expenses.leaving.ts'
import { monthlyExpenseLifecycle } from './monthly-expenses.lifecycle.ts'
import { monthlyExpenseRecord } from './monthly-expenses.record.ts'
import { monthlyExpenseRoutes } from './monthly-expenses.routes.ts'

export const monthlyExpensesFeature: ServerFeature = {
  name: 'monthly-expenses',
  area: monthlyExpensesArea,
  dependsOn: ['families', 'expenses', 'files'],
  entities: ['monthlyExpense'],
  routes: featureRoutes(contract, monthlyExpenseRoutes, ({ id, today }) => {
    const content = { name: 'Piano', total: 120_00, categoryId: id('category'), childIds: [id('child')] }
    const expense = { ...content, purchaseDate: today, private: false, receipts: [] }
    return {
      begin: { body: { ...content, firstOn: today } },
      get: { of: 'monthlyExpense' },
      events: { of: 'monthlyExpense', body: { type: 'monthlyExpense.end', version: 1 } },
      send: { of: 'monthlyExpense', body: { version: 1, expense } },
    }
  }),
  lifecycles: [monthlyExpenseLifecycle],
  record: [monthlyExpenseRecord],
  home: monthlyWaiting,
  extensions: [memberLeaves.extend({ line: 'payments', end: endMonthly })],
}
