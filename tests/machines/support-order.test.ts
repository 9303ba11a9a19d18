import { describe, expect, test } from 'vitest'
import { createActor, initialTransition } from 'xstate'
import { charts, lifecycles } from '#machines/charts.ts'
import { type SupportDueFacts, supportDueMachine } from '#machines/child-support/support-due.machine.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { leafOf, leavesOf, pathToValue, turnsOf } from '#machines/shared/decide.ts'
import type { By } from '#machines/shared/turn.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix } from './walk.ts'

const creator: By = { actor: 'sam', party: 'creator', mode: 'self' }
const other: By = { actor: 'dana', party: 'other', mode: 'self' }

test('who may do what to an order of child support that its recorder pays', () => {
  expect(matrix(lifecycles.supportOrder)).toMatchInlineSnapshot(`
    "recorded           | confirm other, dispute other, withdraw creator
    disputed           | nobody
    withdrawn          | nobody
    active             | pay creator, askEnd creator other, followed system
    endAsked.byCreator | pay creator, agreeEnd other, refuseEnd other, withdrawEnd creator system, followed system
    endAsked.byOther   | pay creator, agreeEnd creator, refuseEnd creator, withdrawEnd other system, followed system
    ended              | pay creator, followed system"
  `)
})

describe('who pays', () => {
  const at = (leaf: string, recorderPays: boolean, due: number) =>
    supportOrderMachine.resolveState({ value: pathToValue(leaf), context: { recorderPays, due, over: false } })

  test.each(['active', 'endAsked.byCreator', 'endAsked.byOther', 'ended'])('%s: nobody but the payer', (leaf) => {
    for (const recorderPays of [true, false]) {
      const may = (by: By) => at(leaf, recorderPays, 40_00).can({ type: 'supportOrder.pay', amount: 40_00, by })
      expect([may(creator), may(other)]).toEqual([recorderPays, !recorderPays])
    }
  })

  test.each(['recorded', 'disputed', 'withdrawn'])('%s: nothing is owed on one parent’s word', (leaf) => {
    for (const by of [creator, other])
      expect(at(leaf, true, 40_00).can({ type: 'supportOrder.pay', amount: 40_00, by })).toBe(false)
  })

  test('early and more than is due while it runs, but not nothing; once it has ended no more than was due', () => {
    const pay = (leaf: string, amount: number) =>
      at(leaf, true, 40_00).can({ type: 'supportOrder.pay', amount, by: creator })
    expect([0, 1, 40_00, 40_01].map((amount) => pay('active', amount))).toEqual([false, true, true, true])
    expect([0, 1, 40_00, 40_01].map((amount) => pay('ended', amount))).toEqual([false, true, true, false])
  })

  test('it is the payer’s turn while something is due', () => {
    const turns = (leaf: string, recorderPays: boolean, due: number) => turnsOf(at(leaf, recorderPays, due))
    expect(turns('active', true, 0)).toEqual(['nobody'])
    expect(turns('active', true, 1)).toEqual(['creator'])
    expect(turns('active', false, 1)).toEqual(['otherParent'])
    expect(turns('ended', false, 1)).toEqual(['otherParent'])
    expect(turns('endAsked.byCreator', true, 1)).toEqual(['otherParent', 'creator'])
  })
})

test('the clock ends an order only after its last day', () => {
  const may = (over: boolean) =>
    supportOrderMachine
      .resolveState({ value: 'active', context: { recorderPays: true, due: 0, over } })
      .can({ type: 'supportOrder.end', by: { actor: null, party: 'system', mode: 'self' } })
  expect([may(false), may(true)]).toEqual([false, true])
})

test('an end is asked for by one and answered by the other', () => {
  const actor = createActor(supportOrderMachine, { input: { recorderPays: true, due: 0, over: false } }).start()
  actor.send({ type: 'supportOrder.confirm', by: other })
  actor.send({ type: 'supportOrder.askEnd', by: other })
  actor.send({ type: 'supportOrder.agreeEnd', by: other })
  expect(leafOf(actor.getSnapshot().value)).toBe('endAsked.byOther')
  actor.send({ type: 'supportOrder.refuseEnd', by: creator })
  expect(leafOf(actor.getSnapshot().value)).toBe('active')
})

describe('a due', () => {
  const leaf = (facts: Partial<SupportDueFacts>): string => {
    const whole: SupportDueFacts = { amount: 100_00, settled: 0, onItsWay: 0, day: 'today', ...facts }
    return leafOf(initialTransition(supportDueMachine, whole)[0].value)
  }

  test('each of its states is one that a due can be in', () => {
    const chart = charts.supportDue
    if (!chart) throw new Error('no chart')
    expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(supportDueMachine)].sort())
  })

  test.each([
    ['coming', { day: 'coming' }],
    ['coming', { day: 'coming', settled: 40_00 }],
    ['due', {}],
    ['due', { onItsWay: 99_99 }],
    ['partlyPaid', { settled: 1 }],
    ['overdue', { day: 'past' }],
    ['overdue', { day: 'past', settled: 99_99 }],
    ['overdue', { day: 'past', settled: 40_00, onItsWay: 59_99 }],
    ['onItsWay', { day: 'past', settled: 40_00, onItsWay: 60_00 }],
    ['onItsWay', { onItsWay: 100_00 }],
    ['paid', { settled: 100_00 }],
    ['paid', { day: 'past', settled: 100_00 }],
    ['paid', { day: 'coming', settled: 100_00 }],
  ] as const)('is %s with %j', (expected, facts) => {
    expect(leaf(facts)).toBe(expected)
  })
})
