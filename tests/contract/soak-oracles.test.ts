import { expect, test } from 'vitest'
import type { SandboxBankDto, SandboxTransferDto } from '#contract/dev/dev-bank.ts'
import type { Acknowledged } from '../../bench/soak/payments/ledger.ts'
import {
  acknowledgedFindings,
  balanceFindings,
  bankFindings,
  expenseFindings,
  modelOf,
  plannedFindings,
  seriesFindings,
  settledIn,
} from '../../bench/soak/payments/oracle.ts'
import type { StoredPayment, StoredRun } from '../../bench/soak/payments/stored.ts'
import { dueFindings, type ShownSupport, supportFindings } from '../../bench/soak/payments/support-oracle.ts'

/**
 * Describes the state after a long run: what was acknowledged, and what the tables, the bank and the screens contain.
 */
type Ended = {
  readonly acked: readonly Acknowledged[]
  readonly stored: StoredRun
  readonly book: SandboxBankDto
  readonly support: ShownSupport
  readonly grown: ReadonlyMap<string, number>
}

const at = '2026-11-20T14:00:00.000Z'
const transfer = (key: string, amount: number, status: SandboxTransferDto['status'] = 'paid'): SandboxTransferDto => ({
  ref: `at-bank-${key}`,
  key,
  amount,
  from: '0030',
  to: '0031',
  status,
  code: null,
  changedAt: at,
  next: null,
})
const payment = (id: string, change: Partial<StoredPayment>): StoredPayment => ({
  id,
  method: 'bank',
  status: 'paid',
  amount: 100,
  note: null,
  returnCode: null,
  seriesId: null,
  parts: [{ expenseId: 'e1', amount: change.amount ?? 100 }],
  ...change,
})
const paid = { what: 'paid', parts: [], order: null } as const

/** 5.00 was owed, of which 3.00 arrived by bank, 1.00 by check and 1.00 as planned; 0.70 of the 1.40 due arrived. */
const right: Ended = {
  acked: [
    { what: 'created', id: 'e1', debtor: 'dana', total: 10_00, percent: 50 },
    { what: 'approved', id: 'e1' },
    { ...paid, method: 'bank', marker: 'S-1', amount: 300, parts: [{ expenseId: 'e1', amount: 300 }] },
    { ...paid, method: 'check', marker: 'S-2', amount: 100, parts: [{ expenseId: 'e1', amount: 100 }] },
    // This acknowledgement arrived late: the check was refused before it was confirmed.
    { what: 'answered', paymentId: 'p2', version: 3, to: 'confirmed' },
    { what: 'answered', paymentId: 'p2', version: 2, to: 'refused' },
    { what: 'planned', seriesId: 's1', expenseId: 'e1', payments: [{ id: 'p3', amount: 100 }] },
    { what: 'ordered', id: 'o1', payer: 'dana', amount: 70, from: '2026-11-10' },
    { what: 'order moved', id: 'o1', to: 'active' },
    { ...paid, method: 'check', marker: 'S-4', amount: 70, order: 'o1' },
    { what: 'answered', paymentId: 'p4', version: 2, to: 'confirmed' },
  ],
  stored: {
    expenses: [{ id: 'e1', status: 'settled', owed: 500 }],
    payments: [
      payment('p1', { note: 'S-1', amount: 300 }),
      payment('p2', { note: 'S-2', method: 'check', status: 'confirmed' }),
      payment('p3', { seriesId: 's1' }),
      payment('p4', { note: 'S-4', method: 'check', status: 'confirmed', amount: 70, parts: [] }),
    ],
    series: [{ id: 's1', status: 'completed' }],
    dues: ['2026-11-10', '2026-11-17'].map((dueOn) => ({ order: 'o1', dueOn, amount: 70 })),
  },
  book: { now: at, transfers: [transfer('p1', 300), transfer('p3', 100)], webhooks: [] },
  support: { today: '2026-11-20', ledgers: [{ root: 'o1', balance: 70, credit: 0 }] },
  grown: new Map([
    ['dana', 0],
    ['sam', 0],
  ]),
}

const oracles: Readonly<Record<string, (ended: Ended) => string[]>> = {
  acknowledged: ({ acked, stored }) => acknowledgedFindings(acked, stored.payments),
  planned: ({ acked, stored }) => plannedFindings(acked, stored.payments),
  series: ({ acked, stored }) => seriesFindings(acked, stored.series),
  bank: ({ book, stored }) => bankFindings(book, stored.payments),
  expenses: ({ acked, stored, book }) =>
    expenseFindings(modelOf(acked, settledIn(acked, stored.payments, book)), stored.expenses),
  balances: ({ acked, stored, book, grown }) =>
    balanceFindings(grown, modelOf(acked, settledIn(acked, stored.payments, book))),
  dues: ({ acked, stored, support }) => dueFindings(acked, stored.dues, support.today),
  support: ({ acked, stored, book, support }) =>
    supportFindings(acked, settledIn(acked, stored.payments, book), support),
}

const findingsOf = (ended: Ended): string[] =>
  Object.entries(oracles).flatMap(([name, find]) => (find(ended).length > 0 ? [name] : []))

const storing = (change: Partial<StoredRun>): Ended => ({ ...right, stored: { ...right.stored, ...change } })
const paying = (change: (payments: readonly StoredPayment[]) => readonly StoredPayment[]): Ended =>
  storing({ payments: change(right.stored.payments) })
const changed = (id: string, change: Partial<StoredPayment>): Ended =>
  paying((payments) => payments.map((one) => (one.id === id ? { ...one, ...change } : one)))
const booking = (...transfers: SandboxTransferDto[]): Ended => ({ ...right, book: { ...right.book, transfers } })
const showing = (balance: number, credit = 0): Ended => ({
  ...right,
  support: { ...right.support, ledgers: [{ root: 'o1', balance, credit }] },
})

test('nothing is found where everything is right', () => {
  expect(findingsOf(right)).toEqual([])
})

test.each<[string, Ended, string[]]>([
  [
    'a payment that was told is not there',
    paying((all) => all.filter(({ id }) => id !== 'p2')),
    ['acknowledged', 'expenses', 'balances'],
  ],
  [
    'it is there twice',
    paying((all) => [...all, payment('p9', { note: 'S-2' })]),
    ['acknowledged', 'bank', 'expenses', 'balances'],
  ],
  ['it is of another amount', changed('p2', { amount: 99 }), ['acknowledged']],
  [
    'nobody was told of one',
    paying((all) => [...all, payment('p9', { note: 'S-9', method: 'check' })]),
    ['acknowledged'],
  ],
  ['a planned payment is not there', paying((all) => all.filter(({ id }) => id !== 'p3')), ['planned', 'bank']],
  ['nobody was told of a planned one', paying((all) => [...all, payment('p9', { status: 'failed' })]), ['planned']],
  ['a series still waits', storing({ series: [{ id: 's1', status: 'active' }] }), ['series']],
  [
    'a series that was stopped is called completed',
    { ...right, acked: [...right.acked, { what: 'series stopped', seriesId: 's1' }] },
    ['series'],
  ],
  ['a transfer was sent twice', booking(transfer('p1', 300), transfer('p1', 300), transfer('p3', 100)), ['bank']],
  ['a cent more was sent', booking(transfer('p1', 301), transfer('p3', 100)), ['bank']],
  ['one was sent that nobody ordered', booking(transfer('p1', 300), transfer('p3', 100), transfer('p8', 1)), ['bank']],
  [
    'the bank sent back what is called paid here',
    booking(transfer('p1', 300, 'returned'), transfer('p3', 100)),
    ['bank', 'expenses', 'balances'],
  ],
  [
    'more is paid than was owed',
    { ...right, acked: right.acked.map((one) => (one.what === 'created' ? { ...one, total: 9_98 } : one)) },
    ['expenses', 'balances'],
  ],
  [
    'an expense is settled too early',
    storing({ expenses: [{ id: 'e1', status: 'settled', owed: 501 }] }),
    ['expenses'],
  ],
  ['a cent is missing in a log', { ...right, grown: new Map([['dana', 1]]) }, ['balances']],
  ['a due never fell', storing({ dues: right.stored.dues.slice(1) }), ['dues']],
  ['a due fell twice', storing({ dues: [...right.stored.dues, ...right.stored.dues] }), ['dues']],
  ['a cent too much remains of child support', showing(71), ['support']],
  ['a cent is credited that was never paid', showing(70, 1), ['support']],
])('%s', (_, ended, expected) => {
  expect(findingsOf(ended)).toEqual(expected)
})
