import { type ExpenseDto, expenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import type { LifecycleDefinition } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { isRejectionReason } from '#src/features/payments/rejection-reason.ts'
import { chartOf } from '../expense.chart.ts'
import { expenseKeys, forgetExpense, keepExpense } from '../expenses.queries.ts'
import { optimisticExpense } from './optimistic-expense.ts'
import type { PageCommand } from './page-action.ts'

/** A payment command is answered with the payment, so its expense is fetched again. */
export const expenseLifecycle: LifecycleDefinition<typeof expenseMachine, ExpenseDto, PageCommand> = {
  chartOf,
  send: async (send, { id }, given, { call }) => {
    if (given.on === 'expense') return send(expenseRoutes.events, { params: { id }, body: given.command })
    await send(paymentRoutes.events, { params: { id: given.payment.id }, body: given.command })
    return call(expenseRoutes.get, { params: { id } })
  },
  latest: async (failure, { call }, { id }, { on }) => {
    if (!isRequestFailure(failure) || failure.statusCode !== 409 || isRejectionReason(failure)) return null
    const latest = on === 'expense' ? latestAfterConflict(failure, expenseDto) : null
    return latest ?? call(expenseRoutes.get, { params: { id } }).catch(() => null)
  },
  keep: (queries, item, seen) => (item ? keepExpense(queries, item) : forgetExpense(queries, seen.id)),
  optimistic: { itemAfter: optimisticExpense, queryKey: ({ id }) => expenseKeys.one(id) },
}
