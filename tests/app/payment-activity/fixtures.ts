import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { dana, expenseId, type Person, sam } from '#tests/support/dom/family.ts'
import { payment, paymentId } from '../expenses/fixtures.ts'

export const list = 'GET /pub/v1/payments'
export const one = `GET /pub/v1/payments/${paymentId}`
export const events = `POST /pub/v1/payments/${paymentId}/events`
export const history = `GET /pub/v1/history/${paymentId}`

const nothing = { amount: 0, count: 0 }
export const page = (items: PaymentSummaryDto[], more: object = {}) => ({
  items,
  next: null,
  count: items.length,
  totals: { sent: { amount: 50_00, count: 1 }, received: nothing, sending: nothing, receiving: nothing },
  ...more,
})

/** Dana paid Sam 40.00 by check 1042, which Sam has not answered yet. */
export const line = (person: Person, change: Partial<PaymentSummaryDto> = {}): PaymentSummaryDto => {
  const { status, method, later, amount, currency, number, means, paidOn, createdAt, you } = payment(person)
  return {
    id: paymentId,
    status,
    method,
    later,
    amount,
    currency,
    number,
    means,
    paidOn,
    createdAt,
    you,
    payerId: dana,
    receiverId: sam,
    startOn: null,
    series: null,
    support: false,
    pays: [{ expenseId, name: 'Orthodontist, second visit', amount }],
    ...change,
  }
}

export const entries = (item: PaymentDto) => ({
  verified: true,
  entries: [
    {
      id: '00000000-0000-4000-8000-0000000000a1',
      seq: 1,
      at: item.createdAt,
      kind: 'payment.begin',
      entity: 'payment',
      entityId: item.id,
      actor: dana,
      party: 'payer',
      mode: 'self',
      details: { columns: { method: item.method, note: 'In the mailbox' } },
    },
  ],
})
