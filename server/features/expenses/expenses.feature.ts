import { expensesArea } from '#contract/expenses/expenses.area.ts'
import { expenseRoutes as expenses } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { receiptRoutes as receipts } from '#contract/expenses/receipts.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { paidItems, paymentReactions } from '../payments/payments.paid.ts'
import { expensesWaiting } from './expenses.home.ts'
import { expenseLifecycle } from './expenses.lifecycle.ts'
import { expenseSubjects } from './expenses.notices.ts'
import { followPayment, paidExpenses } from './expenses.paid.ts'
import { reconcileJob } from './expenses.reconcile.ts'
import { expenseRecord } from './expenses.record.ts'
import { expenseRoutes } from './expenses.routes.ts'
import { receiptRoutes } from './receipts/receipts.routes.ts'

const contract = { ...expenses, receipts: receipts.list, copyReceipt: receipts.copy } as const

export const expensesFeature: ServerFeature = {
  name: 'expenses',
  area: expensesArea,
  dependsOn: ['categories', 'children', 'files', 'payments'],
  entities: ['expense'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => {
      expenseRoutes(bind, deps)
      receiptRoutes(bind)
    },
    ({ id, today }) => ({
      create: {
        body: {
          name: 'Orthodontist',
          total: 285_00,
          purchaseDate: today,
          categoryId: id('category'),
          childIds: [id('child')],
          private: false,
          receipts: [],
        },
      },
      get: { of: 'expense' },
      open: { of: 'expense' },
      copyReceipt: { of: 'receipt' },
      events: { of: 'expense', body: { type: 'expense.withdraw', version: 1 } },
    }),
  ),
  jobs: (jobs, { deps }) => reconcileJob(jobs, deps),
  queues: { reweigh: 'singleton' },
  lifecycles: [expenseLifecycle],
  record: [expenseRecord],
  noticeSubjects: { expense: expenseSubjects },
  home: expensesWaiting,
  fileUses: [receiptUse],
  extensions: [paidItems.extend(paidExpenses), paymentReactions.extend(followPayment)],
}
