import type {
  SupportDueDto,
  SupportLedgerDto,
  SupportOrderDto,
  SupportPaymentDto,
} from '#contract/child-support/child-support.ts'
import { children, dana, type Person, people, sam } from '#tests/support/dom/family.ts'
import { payment } from '../expenses/fixtures.ts'

/** Dana pays Sam 100.00 on the first of each month since October; Sam recorded it. It is November 20, 2026. */
export const root = '00000000-0000-4000-8000-0000000000a1'
const dueId = (nth: number) => `00000000-0000-4000-8000-0000000000d${nth + 3}`

export const order = (person: Person, change: Partial<SupportOrderDto> = {}): SupportOrderDto => ({
  id: root,
  root,
  status: 'active',
  version: 2,
  amount: 100_00,
  currency: 'USD',
  rhythm: 'monthly',
  days: [1],
  from: '2026-10-01',
  to: null,
  askedEnd: null,
  reason: null,
  payerId: dana,
  receiverId: sam,
  childIds: [children.mia],
  reference: 'FD-12',
  previousId: null,
  createdBy: sam,
  createdAt: '2026-10-02T14:00:00.000Z',
  facts: { recorderPays: false, due: 160_00, over: false },
  you: {
    actor: people[person].viewpoint,
    party: people[person].viewpoint === sam ? 'creator' : 'other',
    mode: people[person].mode,
  },
  ...change,
})

export const due = (nth: number, change: Partial<SupportDueDto> = {}): SupportDueDto => ({
  id: dueId(nth),
  orderId: root,
  dueOn: `2026-1${nth}-01`,
  status: 'overdue',
  amount: 100_00,
  settled: 0,
  onItsWay: 0,
  remaining: 100_00,
  balance: 100_00,
  daysLate: 19,
  parts: [],
  ...change,
})
export const october = due(0, {
  settled: 40_00,
  remaining: 60_00,
  balance: 60_00,
  daysLate: 50,
  parts: [{ paymentId: dueId(6), amount: 40_00, paidOn: '2026-10-05', method: 'check', number: '1043', settled: true }],
})
export const november = due(1, { balance: 160_00 })

export const waitingPayment = (person: Person, change: Partial<SupportPaymentDto> = {}): SupportPaymentDto => ({
  payment: { ...payment(person), amount: 25_00, allocations: [], ledgerId: root, payable: 25_00 },
  paidOn: '2026-11-12',
  ...change,
})

export const ledger = (person: Person, change: Partial<SupportLedgerDto> = {}): SupportLedgerDto => ({
  root,
  orders: [order(person)],
  summary: {
    arrears: 160_00,
    open: 160_00,
    onItsWay: 0,
    settled: 40_00,
    scheduled: 0,
    credit: 0,
    current: november,
    next: due(2, { status: 'coming', daysLate: 0, balance: 260_00 }),
  },
  waiting: [],
  ...change,
})

export const overviewOf = (ledgers: SupportLedgerDto[]) => ({
  today: '2026-11-20',
  timeZone: 'America/New_York',
  currency: 'USD',
  ledgers,
})
