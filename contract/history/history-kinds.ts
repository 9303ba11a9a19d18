import { accountKinds, familyKinds, supportKinds } from '#domain/record/family-kinds.ts'
import type { HistoryArea, HistoryTopic } from './history-query.ts'

// Beside the contract and not in it: the browser filters by name, and only the server knows what each name stands for.

/** The kinds of items that each area of the record is about. */
export const entitiesOf: Record<HistoryArea, readonly string[]> = {
  expenses: ['expense', 'payment', 'paymentSeries'],
  payments: ['payment', 'paymentSeries', 'paymentAccount', 'bankAccount'],
  support: ['supportOrder'],
  family: ['child', 'category'],
}

/** Each kind that has a line of its own is in one of them. */
export const kindsOf: Record<HistoryTopic, readonly string[]> = {
  added: ['expense.begin', 'expense.share'],
  answered: ['expense.approve', 'expense.decline'],
  receipts: ['expense.requestReceipt', 'expense.addReceipt'],
  changed: ['expense.edit', 'expense.withdraw', 'expense.delete', 'paymentSeries.edit'],
  viewed: ['expense.firstViewed'],
  paid: [
    'payment.begin',
    'payment.start',
    'payment.processing',
    'payment.paid',
    'paymentSeries.begin',
    'paymentSeries.paymentsChanged',
  ],
  confirmed: ['payment.confirm'],
  undone: [
    'payment.refuse',
    'payment.void',
    'payment.stop',
    'payment.failed',
    'payment.returned',
    'payment.stopped',
    'paymentSeries.stop',
  ],
  support: Object.keys(supportKinds),
  account: Object.keys(accountKinds),
  family: Object.keys(familyKinds),
}

/** Kinds that have no line of their own: a payment's entry of the same moment tells them. An export has them all. */
export const toldByAnother: readonly string[] = [
  'expense.pay',
  'expense.markReimbursed',
  'expense.paymentsChanged',
  'supportOrder.pay',
]
