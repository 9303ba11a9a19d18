import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostPerTransfer, mostPerWeek, type SentTransfer, sendableAfter, whenSendable } from '#domain/sending-limits.ts'
import { addMs, compareInstants } from '#domain/time.ts'

const now = '2026-11-20T14:00:00.000Z'
const hour = 3_600_000
const week = 7 * 24 * hour
const ago = (ms: number, amount: number): SentTransfer => ({ at: addMs(now, -ms), amount })
const old = (count: number): SentTransfer[] => Array.from({ length: count }, () => ago(2 * week, 1_00))

test.each([
  [0, 500_00, 2_500_00],
  [2, 500_00, 2_500_00],
  [3, 2_000_00, 2_500_00],
  [5, 2_000_00, 2_500_00],
  [6, 2_500_00, 5_000_00],
  [8, 2_500_00, 5_000_00],
  [9, 5_000_00, 5_000_00],
  [100, 5_000_00, 5_000_00],
])('after %i transfers: %i in one, %i in a week', (sent, one, seven) => {
  expect([mostPerTransfer(sent), mostPerWeek(sent)]).toEqual([one, seven])
  expect(sendableAfter(old(sent), now)).toEqual({ now: one, later: [] })
})

describe('the week', () => {
  const fourth = [...old(3), ago(3 * 24 * hour, 1_800_00)]

  test('leaves what was not sent in the seven days before, and says from when there is more', () => {
    const from = addMs(now, 4 * 24 * hour)
    expect(sendableAfter(fourth, now)).toEqual({ now: 700_00, later: [{ from, amount: 2_000_00 }] })
  })

  test('ends exactly seven days after a transfer, not a millisecond before', () => {
    const sent = [...old(3), ago(week, 2_000_00)]
    expect(sendableAfter(sent, now).now).toBe(2_000_00)
    expect(sendableAfter(sent, addMs(now, -1))).toEqual({ now: 500_00, later: [{ from: now, amount: 2_000_00 }] })
  })

  test('rises with each transfer that is past, and is never more than one transfer may be', () => {
    const sent = [...old(7), ago(6 * 24 * hour, 2_000_00), ago(5 * 24 * hour, 2_500_00), ago(hour, 500_00)]
    expect(sendableAfter(sent, now)).toEqual({
      now: 0,
      later: [
        { from: addMs(now, 24 * hour), amount: 2_000_00 },
        { from: addMs(now, 2 * 24 * hour), amount: 4_500_00 },
        { from: addMs(now, week - hour), amount: 5_000_00 },
      ],
    })
  })
})

describe('when an amount can be sent', () => {
  const sendable = {
    now: 700_00,
    later: [
      { from: '2026-11-21T00:00:00.000Z', amount: 1_000_00 },
      { from: '2026-11-24T00:00:00.000Z', amount: 2_000_00 },
    ],
  }

  test.each([
    [700_00, null],
    [700_01, sendable.later[0]],
    [1_000_00, sendable.later[0]],
    [1_000_01, sendable.later[1]],
    // No single transfer may be this large, so the answer is the largest amount possible.
    [2_000_01, sendable.later[1]],
  ])('%i', (amount, expected) => expect(whenSendable(sendable, amount)).toEqual(expected))

  test('waiting does not help where it is one transfer that may not be more', () =>
    expect(whenSendable({ now: 500_00, later: [] }, 500_01)).toEqual({ amount: 500_00, from: null }))
})

const transfers = fc.array(
  fc.record({ ms: fc.integer({ min: 0, max: 3 * week }), amount: fc.integer({ min: 1, max: 5_000_00 }) }),
  { maxLength: 20 },
)

test('whatever was sent: what is said holds, and never more than both limits', () => {
  fc.assert(
    fc.property(transfers, (made) => {
      const sent = made.map(({ ms, amount }) => ago(ms, amount))
      const answer = sendableAfter(sent, now)
      const steps = [{ from: now, amount: answer.now }, ...answer.later]
      for (const [place, { from, amount }] of steps.entries()) {
        // At the promised instant the amount can be sent, and a millisecond earlier it cannot.
        expect(sendableAfter(sent, from).now).toBe(amount)
        if (place > 0) expect(sendableAfter(sent, addMs(from, -1)).now).toBeLessThan(amount)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(mostPerTransfer(sent.length))
        const inWeek = sent.filter(({ at }) => compareInstants(at, addMs(from, -week)) > 0)
        const used = inWeek.reduce((sum, one) => sum + one.amount, 0)
        if (amount > 0) expect(amount + used).toBeLessThanOrEqual(mostPerWeek(sent.length))
        const before = steps[place - 1]
        if (before) expect([compareInstants(before.from, from) < 0, before.amount < amount]).toEqual([true, true])
      }
      // After the week has passed, only the limit of one transfer remains.
      expect(steps.at(-1)?.amount).toBe(mostPerTransfer(sent.length))
    }),
  )
})

test('sending what is said, again and again, never goes above the week', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 * 24 * hour }), { maxLength: 25 }), (pauses) => {
      let at = now
      const sent: SentTransfer[] = []
      for (const pause of pauses) {
        at = addMs(at, pause)
        const { now: amount } = sendableAfter(sent, at)
        const [most, one] = [mostPerWeek(sent.length), mostPerTransfer(sent.length)]
        if (amount === 0) continue
        sent.push({ at, amount })
        const used = sent.filter((before) => compareInstants(before.at, addMs(at, -week)) > 0)
        expect(used.reduce((sum, before) => sum + before.amount, 0)).toBeLessThanOrEqual(most)
        expect(amount).toBeLessThanOrEqual(one)
      }
    }),
  )
})
