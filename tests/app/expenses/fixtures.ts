import type { ExpenseDto, ExpenseStatus } from '#contract/expenses/expenses.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import { children, dana, expenseId, medical, type Person, people, sam } from '#tests/support/dom/family.ts'

export const paymentId = '00000000-0000-4000-8000-0000000000f1'
export const owed = 142_50
/** The draft of a new expense in this family has this storage key; the person in these tests has no id. */
export const newDraftKey = 'draft::expense.new.00000000-0000-4000-8000-000000000001'

const you = (person: Person) => {
  const { party, mode } = people[person]
  return { actor: mode === 'self' ? people[person].viewpoint : '00000000-0000-4000-8000-0000000000ff', party, mode }
}

/** Maps each leaf to facts that fit it. */
const factsIn: Partial<Record<ExpenseStatus, Partial<ExpenseDto['facts']>>> = {
  'approved.paymentUnconfirmed': { checks: 40_00 },
  'approved.paymentInProcess': { inFlight: owed },
  'approved.paymentScheduled': { scheduled: owed },
  'approved.newPaymentNeeded': { lastOutcome: 'returned' },
  'approved.partlyPaid': { settled: 50_00, lastOutcome: 'confirmed' },
  settled: { settled: owed, lastOutcome: 'confirmed' },
}

export const payment = (person: Person, change: Partial<PaymentDto> = {}): PaymentDto => ({
  id: paymentId,
  status: 'unconfirmed',
  version: 1,
  method: 'check',
  later: false,
  amount: 40_00,
  currency: 'USD',
  payerId: dana,
  receiverId: sam,
  number: '1042',
  means: 'check',
  paidOn: '2026-11-18',
  note: null,
  reason: null,
  sentAt: null,
  failure: null,
  returnCode: null,
  bankAccountId: null,
  createdAt: '2026-11-18T17:24:00.000Z',
  changedAt: '2026-11-18T17:24:00.000Z',
  seriesId: null,
  startOn: null,
  startAt: null,
  payable: owed,
  allocations: [{ expenseId, expenseName: 'Orthodontist, second visit', amount: 40_00 }],
  ledgerId: null,
  you: { ...you(person), party: people[person].party === 'creator' ? 'receiver' : 'payer' },
  ...change,
})

export const item = (status: ExpenseStatus, person: Person, change: Partial<ExpenseDto> = {}): ExpenseDto => ({
  id: expenseId,
  status,
  version: 3,
  name: 'Orthodontist, second visit',
  total: 285_00,
  currency: 'USD',
  shares: [
    { personId: sam, percent: 50, amount: 142_50 },
    { personId: dana, percent: 50, amount: owed },
  ],
  facts: { ...noFacts, owed, opened: status !== 'private', ...factsIn[status] },
  categoryId: medical,
  childIds: [children.mia],
  purchaseDate: '2026-11-17',
  createdBy: sam,
  createdAt: '2026-11-17T21:10:00.000Z',
  you: you(person),
  ownPercent: null,
  note: null,
  reason: null,
  previousId: null,
  nextId: null,
  receipts: [],
  payments: status === 'approved.paymentUnconfirmed' ? [payment(person)] : [],
  viewed: [
    { personId: dana, at: '2026-11-17T23:42:00.000Z' },
    { personId: sam, at: null },
  ],
  ...change,
})
