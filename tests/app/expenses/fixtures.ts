import type { ExpenseDto, ExpenseStatus } from '#contract/expenses/expenses.ts'
import type { FamilyDto } from '#contract/families.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import type { Mode, Party } from '#machines/shared/turn.ts'
import { readerOf } from '#src/app/shared/viewer/viewer.ts'

/** Dana owes, Sam paid the shop; Mia and Leo are their children. 285.00 at 50/50, so 142.50 is owed. */
export const dana = '00000000-0000-4000-8000-00000000000a'
export const sam = '00000000-0000-4000-8000-00000000000b'
const [mia, leo] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2']
export const general = '00000000-0000-4000-8000-0000000000d1'
export const medical = '00000000-0000-4000-8000-0000000000d2'
export const expenseId = '00000000-0000-4000-8000-0000000000e1'
export const paymentId = '00000000-0000-4000-8000-0000000000f1'
export const children = { mia, leo }
export const now = '2026-11-20T17:00:00.000Z'
export const owed = 142_50
/** Where a half-written new expense of this family waits; the person of these tests has no id. */
export const newDraftKey = 'draft::expense.new.00000000-0000-4000-8000-000000000001'

export const family = (viewpoint: string, mode: Mode = 'self'): FamilyDto => ({
  id: '00000000-0000-4000-8000-000000000001',
  currency: 'USD',
  timeZone: 'America/New_York',
  country: 'US',
  viewpoint,
  standing: 'parent',
  mode,
  members: [
    { id: dana, firstName: 'Dana', initials: 'DR', role: 'parent', side: 'A' },
    { id: sam, firstName: 'Sam', initials: 'SR', role: 'parent', side: 'B' },
  ],
  children: [
    { id: mia, firstName: 'Mia', offered: true },
    { id: leo, firstName: 'Leo', offered: true },
  ],
  categories: [
    { id: general, preset: 'general', name: null, description: null, creatorPercent: 50, offered: true },
    { id: medical, preset: 'medicalDental', name: null, description: null, creatorPercent: 50, offered: true },
  ],
})

/** Who reads: the two parents, and somebody who looks on as Dana. */
export const people = {
  creator: { party: 'creator', mode: 'self', viewpoint: sam },
  other: { party: 'other', mode: 'self', viewpoint: dana },
  viewing: { party: 'other', mode: 'viewing', viewpoint: dana },
} as const satisfies Record<string, { party: Party; mode: Mode; viewpoint: string }>
export type Person = keyof typeof people

export const readerFor = (person: Person, locale: 'en-US' | 'en-GB' | 'es-MX' = 'en-US') =>
  readerOf(family(people[person].viewpoint, people[person].mode), locale, now)

const you = (person: Person) => {
  const { party, mode } = people[person]
  return { actor: mode === 'self' ? people[person].viewpoint : '00000000-0000-4000-8000-0000000000ff', party, mode }
}

/** Facts in which each leaf can rest. */
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
  facts: { ...noFacts, owed, ...factsIn[status] },
  categoryId: medical,
  childIds: [mia],
  purchaseDate: '2026-11-17',
  createdBy: sam,
  createdAt: '2026-11-17T21:10:00.000Z',
  you: you(person),
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
