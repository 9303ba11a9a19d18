import * as z from 'zod/mini'
import { type PaymentPageDto, paymentActivityRoutes, paymentPageDto } from '#contract/payments/payment-activity.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { beginPayment, type PaymentPlan } from '#server/features/payments/payments.lifecycle.ts'
import type { TestClient } from '#tests/support/client.ts'
import type { Stage } from '#tests/support/stage.ts'

type Query = Readonly<Record<string, string>>

/** Returns one page of a person's payments. */
export const pageFor = async (client: TestClient, query: Query = {}): Promise<PaymentPageDto> => {
  const answer = await client.call(paymentActivityRoutes.list, { query })
  return z.parse(paymentPageDto, answer.body)
}

/** Returns all payments, page by page. */
export const linesFor = async (client: TestClient, query: Query = {}): Promise<PaymentPageDto['items']> => {
  const items: PaymentPageDto['items'] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await pageFor(client, after === '' ? query : { ...query, after })
    items.push(...page.items)
    after = page.next
  }
  return items
}

type Paid = { name?: string; amount?: number } & Partial<
  Pick<PaymentPlan, 'method' | 'later' | 'number' | 'means' | 'handedOn' | 'note'>
>

/** The person who owes pays a fresh expense of the other parent that they approved. */
export const paid = async (
  on: Stage,
  { name = 'Orthodontist', amount = 50_00, ...plan }: Paid = {},
  [payer, receiver] = [on.dana, on.sam],
): Promise<{ payment: string; expense: string }> => {
  const expense = await on.record(receiver, { name, total: 2 * amount })
  await on.act(payer, (change) => openExpense(change, payer, expense))
  await on.send('expense', payer, expense, { type: 'expense.approve', owed: amount })
  const parties = { payerId: payer.personId, receiverId: receiver.personId }
  const made = { method: 'check', later: false, bankAccountId: null, number: null, note: null, ...plan } as const
  const payment = await on.act(payer, (change) =>
    beginPayment(change, { ...made, ...parties, allocations: [{ expenseId: expense, amount }] }, payer),
  )
  return { payment: payment.id, expense }
}
