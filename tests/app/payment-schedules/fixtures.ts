import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import type {
  OccurrenceDto,
  PaymentSeriesDto,
  SchedulePreviewDto,
} from '#contract/payment-schedules/payment-schedules.ts'
import { addDays } from '#domain/time.ts'
import { dana, expenseId, type Person, people, sam } from '#tests/support/dom/family.ts'
import { item, owed, payment } from '../expenses/fixtures.ts'

export const seriesId = '00000000-0000-4000-8000-0000000000c1'
export const accountId = '00000000-0000-4000-8000-0000000000d1'

/** Maps the parties of an expense to those of a payment: the other parent pays. */
const you = (person: Person): PaymentSeriesDto['you'] => {
  const { party, viewpoint, mode } = people[person]
  return { actor: viewpoint, party: party === 'creator' ? 'receiver' : party === 'other' ? 'payer' : party, mode }
}

const occurrence = (n: number, change: Partial<OccurrenceDto> = {}): OccurrenceDto => ({
  id: `00000000-0000-4000-8000-0000000000e${n}`,
  status: 'scheduled',
  version: 1,
  amount: 47_50,
  on: `2026-12-0${n}`,
  at: `2026-12-0${n}T14:00:00.000Z`,
  ...change,
})

/** Builds three payments of 47.50, of which the first is in transit. */
export const series = (person: Person, change: Partial<PaymentSeriesDto> = {}): PaymentSeriesDto => ({
  id: seriesId,
  status: 'active',
  version: 1,
  name: 'Braces',
  total: owed,
  waiting: 95_00,
  currency: 'USD',
  frequency: 'daily',
  startsOn: '2026-12-01',
  interval: 1,
  zone: 'America/New_York',
  payerId: dana,
  receiverId: sam,
  expense: { id: expenseId, name: 'Orthodontist, second visit' },
  ledgerId: null,
  next: { on: '2026-12-02', at: '2026-12-02T14:00:00.000Z', amount: 47_50 },
  upcoming: [
    { on: '2026-12-02', at: '2026-12-02T14:00:00.000Z', amount: 47_50 },
    { on: '2026-12-03', at: '2026-12-03T14:00:00.000Z', amount: 47_50 },
  ],
  createdAt: '2026-11-18T17:24:00.000Z',
  facts: { ahead: 2, cutShort: false, mayEdit: true },
  you: you(person),
  bankAccountId: accountId,
  payments: [occurrence(1, { status: 'pending', version: 2 }), occurrence(2), occurrence(3)],
  ...change,
})

export const single = (person: Person) => ({
  ...payment(person, { status: 'scheduled', method: 'bank', later: true, number: null, amount: 30_00 }),
  startOn: '2026-12-24',
  startAt: '2026-12-24T14:00:00.000Z',
  you: you(person),
})

export const sendingEligibility: SendingEligibilityDto = {
  served: true,
  canSend: true,
  otherCanReceive: true,
  planLeft: null,
  withoutPassword: 5_000_00,
  now: 500_00,
  accounts: [{ id: accountId, name: 'Household', last4: '6789' }],
  arrives: { from: '2026-11-23', to: '2026-11-24' },
}

export const unpaid = (person: Person): ExpenseDto => item('approved.unpaid', person)

/** Returns the requested number of payments, a month apart. */
export const preview = (count: number, change: Partial<SchedulePreviewDto> = {}): SchedulePreviewDto => ({
  payments: Array.from({ length: count }, (_, at) => {
    const on = addDays('2026-12-01', at * 30)
    return { on, at: `${on}T14:00:00.000Z`, amount: 10_00 }
  }),
  zone: 'America/New_York',
  payable: owed,
  left: null,
  problems: [],
  asksPassword: false,
  ...change,
})
