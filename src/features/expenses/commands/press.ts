import { safeParse } from 'zod/v4/core'
import { type ExpenseCommand, type ExpenseDto, expenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { type PaymentCommand, type PaymentDto, paymentRoutes } from '#contract/payments/payments.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Client } from '#src/api/client.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import type { PaymentAction } from '#src/app/shared/payments/payment.chart.ts'
import { isRejectionReason } from '#src/app/shared/payments/rejection-reason.ts'
import { leafAfter } from '../details/upcoming-steps.ts'
import type { ExpenseAction } from '../expense.chart.ts'

/** One answer of a person, with the item as it was on the screen when they gave it. */
export type Press = { readonly seen: ExpenseDto } & (
  | { readonly on: 'expense'; readonly action: ExpenseAction; readonly command: ExpenseCommand }
  | {
      readonly on: 'payment'
      readonly action: PaymentAction
      readonly payment: PaymentDto
      readonly command: PaymentCommand
    }
)

/** Sends it and returns the expense as it is then, null once it is deleted. A payment's answer is the payment, so its expense is read again. */
export async function sendPress({ call }: Client, press: Press, idempotencyKey: string): Promise<ExpenseDto | null> {
  const { id } = press.seen
  const options = { idempotencyKey }
  if (press.on === 'expense') return call(expenseRoutes.events, { params: { id }, body: press.command }, options)
  await call(paymentRoutes.events, { params: { id: press.payment.id }, body: press.command }, options)
  return call(expenseRoutes.get, { params: { id } })
}

/** What the expense has become, where the server refused because of it (409); null for every other failure. */
export async function latestAfterConflict(
  { call }: Client,
  press: Press,
  failure: unknown,
): Promise<ExpenseDto | null> {
  if (!isRequestFailure(failure) || failure.statusCode !== 409 || isRejectionReason(failure)) return null
  if (press.on === 'expense') {
    const parsed = safeParse(expenseDto, failure.item)
    if (parsed.success) return parsed.data
  }
  return call(expenseRoutes.get, { params: { id: press.seen.id } }).catch(() => null)
}

/** What an approval or a confirmation will show once it is answered, as the charts say; null for what is not shown ahead. */
export function optimisticItem(press: Press): ExpenseDto | null {
  const { seen } = press
  if (press.on === 'expense')
    return press.action === 'approve'
      ? { ...seen, status: leafAfter(seen, { type: 'expense.approve', by: seen.you }) }
      : null
  return press.action === 'confirm' ? confirmed(seen, press.payment) : null
}

function confirmed(seen: ExpenseDto, { id, allocations }: PaymentDto): ExpenseDto {
  const part = allocations.find(({ expenseId }) => expenseId === seen.id)?.amount ?? 0
  const { checks, settled } = seen.facts
  const facts = { ...seen.facts, checks: checks - part, settled: settled + part, lastOutcome: 'confirmed' as const }
  return {
    ...seen,
    facts,
    status: leafAfter({ status: seen.status, facts }, { type: 'expense.paymentsChanged', by: bySystem }),
    payments: seen.payments.map((payment) => (payment.id === id ? { ...payment, status: 'confirmed' } : payment)),
  }
}
