import { describe, expect, test } from 'vitest'
import { initialTransition } from 'xstate'
import { lifecycles } from '#machines/charts.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { type RejectionReason, rejectionReasons } from '#machines/payments/payment.types.ts'
import { leafOf, metaOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix } from './walk.ts'

test('who may do what to a payment', () => {
  expect(matrix(lifecycles.payment)).toMatchInlineSnapshot(`
    "unconfirmed | confirm receiver, refuse receiver, void payer
    confirmed   | void receiver
    reimbursed  | void receiver
    scheduled   | start system, stop payer system
    pending     | stop payer, processing bank, paid bank, failed bank, returned bank
    stopping    | processing bank, paid bank, failed bank, returned bank, stopped bank
    inProcess   | paid bank, failed bank, returned bank
    paid        | failed bank, returned bank
    failed      | nobody
    returned    | nobody
    stopped     | nobody
    refused     | nobody
    void        | nobody"
  `)
})

test('each payment counts in exactly one place of its expense', () => {
  const counts = [...reached(lifecycles.payment)].map(([leaf, snapshot]) => [leaf, metaOf(snapshot)])
  expect(Object.fromEntries(counts.map(([leaf, meta]) => [leaf, (meta as { counts?: string }).counts]))).toEqual({
    unconfirmed: 'checks',
    confirmed: 'settled',
    reimbursed: 'settled',
    paid: 'settled',
    scheduled: 'scheduled',
    pending: 'inFlight',
    stopping: 'inFlight',
    inProcess: 'inFlight',
    failed: 'nothing',
    returned: 'nothing',
    stopped: 'nothing',
    refused: 'nothing',
    void: 'nothing',
  })
})

/** Returns the state that a planned payment of 50.00 moves to on its day. */
const startedAs = (payable: number, hindrance: RejectionReason | null) => {
  const context = { method: 'bank', amount: 50_00, later: true, payable } as const
  const snapshot = paymentMachine.resolveState({ value: 'scheduled', context })
  const event = { type: 'payment.start', by: bySystem, hindrance } as const
  return paymentMachine.getTransitionData(snapshot, event)?.[0]?.target?.[0]?.key
}

describe('a payment begins', () => {
  test.each([
    ['check', false, 'unconfirmed'],
    ['check', true, 'unconfirmed'],
    ['reimbursed', false, 'reimbursed'],
    ['bank', false, 'pending'],
    ['bank', true, 'scheduled'],
  ] as const)('by %s (later: %s) as %s', (method, later, leaf) => {
    const [begun] = initialTransition(paymentMachine, { method, amount: 50_00, later, payable: 50_00 })
    expect(leafOf(begun.value)).toBe(leaf)
  })

  test('a planned one starts only while its expenses may still take it', () => {
    expect([50_00, 60_00, 49_99, 0].map((payable) => startedAs(payable, null))).toEqual([
      ...['pending', 'pending'],
      ...['failed', 'failed'],
    ])
  })

  test.each(rejectionReasons)('and never while %s stands in the way', (hindrance) => {
    expect(startedAs(50_00, hindrance)).toBe('failed')
  })
})
