import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrearsOf,
  daysLate,
  dueStatusOf,
  type LedgerDue,
  type LedgerPayment,
  ledgerOf,
  openDueOf,
} from '#domain/child-support/ledger.ts'
import { addDays } from '#domain/time.ts'

const due = (id: string, dueOn: string, amount = 100_00): LedgerDue => ({ id, dueOn, amount })
const paid = (id: string, amount: number, change: Partial<LedgerPayment> = {}): LedgerPayment => ({
  id,
  amount,
  paidOn: '2026-01-01',
  at: '2026-01-01T12:00:00.000Z',
  counts: 'settled',
  chosen: [],
  ...change,
})
const months = [due('jan', '2026-01-01'), due('feb', '2026-02-01'), due('mar', '2026-03-01')]
const parts = (dues: readonly LedgerDue[], payments: readonly LedgerPayment[]) =>
  ledgerOf(dues, payments).lines.map((line) =>
    line.parts.map(({ paymentId, amount, settled }) => `${paymentId} ${amount}${settled ? '' : ' on its way'}`),
  )

describe('what pays what', () => {
  test('the oldest due first, in the order in which it was paid', () => {
    const payments = [paid('b', 120_00, { paidOn: '2026-01-20' }), paid('a', 60_00)]
    expect(parts(months, payments)).toEqual([['a 6000', 'b 4000'], ['b 8000'], []])
  })

  test('what a payer chose goes to what they chose, the rest to the oldest', () => {
    const chosen = paid('a', 150_00, { chosen: [{ dueId: 'mar', amount: 100_00 }] })
    expect(parts(months, [chosen])).toEqual([['a 5000'], [], ['a 10000']])
  })

  test('more than was chosen for a due goes to the oldest as well', () => {
    const both = [
      paid('a', 80_00, { chosen: [{ dueId: 'feb', amount: 80_00 }] }),
      paid('b', 80_00, { chosen: [{ dueId: 'feb', amount: 80_00 }] }),
    ]
    expect(parts(months, both)).toEqual([['b 6000'], ['a 8000', 'b 2000'], []])
  })

  test('what arrived goes before what is on its way', () => {
    const payments = [paid('a', 100_00, { counts: 'onItsWay' }), paid('b', 100_00, { paidOn: '2026-02-02' })]
    expect(parts(months, payments)).toEqual([['b 10000'], ['a 10000 on its way'], []])
  })

  test('what was refused or made void pays nothing, and what follows moves up', () => {
    expect(parts(months, [paid('a', 100_00, { counts: 'nothing' }), paid('b', 100_00)])).toEqual([['b 10000'], [], []])
  })

  test('what is over is credit, and pays the next due when that falls', () => {
    const over = [paid('a', 250_00)]
    expect(ledgerOf(months.slice(0, 2), over)).toMatchObject({ credit: 50_00, creditOnItsWay: 0 })
    const later = ledgerOf(months, over)
    expect([later.credit, later.lines.at(-1)?.remaining]).toEqual([0, 50_00])
  })

  test('the balance runs', () => {
    expect(ledgerOf(months, [paid('a', 130_00)]).lines.map(({ balance }) => balance)).toEqual([0, 70_00, 170_00])
  })

  test('a choice of a due that no longer is pays the oldest', () => {
    expect(parts(months, [paid('a', 10_00, { chosen: [{ dueId: 'gone', amount: 10_00 }] })])[0]).toEqual(['a 1000'])
  })
})

test('arrears are what is not settled of days that have passed: today is not late', () => {
  const ledger = ledgerOf(months, [paid('a', 40_00), paid('b', 60_00, { counts: 'onItsWay' })])
  expect(arrearsOf(ledger, '2026-01-01')).toBe(0)
  expect(arrearsOf(ledger, '2026-01-02')).toBe(60_00)
  expect(arrearsOf(ledger, '2026-03-01')).toBe(160_00)
  expect(openDueOf(ledger)).toBe(200_00)
  expect([
    daysLate('2026-02-01', '2026-02-01'),
    daysLate('2026-02-01', '2026-03-03'),
    daysLate('2026-02-01', '2026-01-03'),
  ]).toEqual([0, 30, 0])
})

test('each due is called what its chart calls it on that day', () => {
  const { lines } = ledgerOf(months, [paid('a', 150_00)])
  const called = (today: string) => lines.map((line) => dueStatusOf(line, today))
  expect(called('2026-02-01')).toEqual(['paid', 'partlyPaid', 'coming'])
  expect(called('2026-02-02')).toEqual(['paid', 'overdue', 'coming'])
  expect(called('2026-03-01')).toEqual(['paid', 'overdue', 'due'])
})

const dues = fc
  .array(fc.record({ after: fc.integer({ min: 0, max: 20 }), amount: fc.integer({ min: 1, max: 900_00 }) }), {
    maxLength: 8,
  })
  .map((some) =>
    some.map(({ after, amount }, nth) => due(`due${nth}`, addDays('2026-01-01', nth * 20 + after), amount)),
  )
const payments = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 2_000_00 }),
      day: fc.integer({ min: 0, max: 200 }),
      counts: fc.constantFrom<LedgerPayment['counts']>('settled', 'settled', 'onItsWay', 'nothing'),
      chosen: fc.array(
        fc.record({ nth: fc.integer({ min: 0, max: 9 }), amount: fc.integer({ min: 1, max: 900_00 }) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 10 },
  )
  .map((some) =>
    some.map(({ amount, day, counts, chosen }, nth) => {
      const choices = new Map(chosen.map((one) => [`due${one.nth}`, one.amount]))
      return paid(`payment${nth}`, amount, {
        paidOn: addDays('2026-01-01', day),
        counts,
        chosen: [...choices].map(([dueId, part]) => ({ dueId, amount: part })),
      })
    }),
  )
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('whatever was paid, refused and made void', () => {
  test('the parts and the credit are exactly the payments, and no due takes more than it is', () => {
    fc.assert(
      fc.property(dues, payments, (all, some) => {
        const { lines, credit, creditOnItsWay } = ledgerOf(all, some)
        const live = (counts: LedgerPayment['counts']) =>
          sum(some.filter((one) => one.counts === counts).map(({ amount }) => amount))
        expect(sum(lines.map(({ settled }) => settled)) + credit).toBe(live('settled'))
        expect(sum(lines.map(({ onItsWay }) => onItsWay)) + creditOnItsWay).toBe(live('onItsWay'))
        for (const line of lines) {
          expect(line.settled + line.onItsWay).toBeLessThanOrEqual(line.amount)
          expect(line.remaining).toBeGreaterThanOrEqual(0)
          expect(sum(line.parts.map(({ amount }) => amount))).toBe(line.settled + line.onItsWay)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('arrears are never below zero, and credit stays only where nothing remains', () => {
    fc.assert(
      fc.property(dues, payments, fc.integer({ min: 0, max: 250 }), (all, some, day) => {
        const ledger = ledgerOf(all, some)
        const today = addDays('2026-01-01', day)
        expect(arrearsOf(ledger, today)).toBeGreaterThanOrEqual(0)
        expect(openDueOf(ledger)).toBeGreaterThanOrEqual(0)
        if (ledger.credit > 0) expect(sum(ledger.lines.map(({ remaining }) => remaining))).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  test('the order in which things happened does not matter to the ledger', () => {
    const shuffled = payments.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length })),
    )
    fc.assert(
      fc.property(dues, shuffled, (all, [some, otherwise]) => {
        expect(ledgerOf(all.toReversed(), otherwise)).toEqual(ledgerOf(all, some))
      }),
      { numRuns: 500 },
    )
  })
})
