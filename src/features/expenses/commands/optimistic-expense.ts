import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { statusWhenConfirmed } from '#src/features/payments/payment.chart.ts'
import { leafAfter } from '../details/upcoming-steps.ts'
import type { PageCommand } from './page-action.ts'

/** Predicts from the charts what an approval or a confirmation will show; null for every other command. */
export function optimisticExpense(seen: ExpenseDto, given: PageCommand): ExpenseDto | null {
  if (given.on === 'payment') return given.command.type === 'payment.confirm' ? confirmed(seen, given.payment) : null
  if (given.command.type !== 'expense.approve') return null
  return { ...seen, status: leafAfter(seen, { type: 'expense.approve', by: seen.you }) }
}

function confirmed(seen: ExpenseDto, { id, allocations }: PaymentDto): ExpenseDto {
  const part = allocations.find(({ expenseId }) => expenseId === seen.id)?.amount ?? 0
  const { checks, settled } = seen.facts
  const facts = { ...seen.facts, checks: checks - part, settled: settled + part, lastOutcome: 'confirmed' as const }
  return {
    ...seen,
    facts,
    status: leafAfter({ status: seen.status, facts }, { type: 'expense.paymentsChanged', by: bySystem }),
    payments: seen.payments.map((payment) =>
      payment.id === id ? { ...payment, status: statusWhenConfirmed(payment) } : payment,
    ),
  }
}
