import { expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { removalMachine } from '#machines/second-step-removal/removal.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from './walk.ts'

const chart = () => {
  const { secondStepRemoval } = charts
  if (!secondStepRemoval) throw new Error('the chart is not listed')
  return secondStepRemoval
}

test('who may do what to the removal of a second step, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "waiting | stop person holder, supersede system
    removed | nobody
    stopped | nobody
    over    | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(removalMachine)].sort())
  expect(untouched(chart())).toEqual([])
})

test('nothing is removed before its time', () => {
  const [begun, late] = [false, true].map((due) => removalMachine.resolveState({ value: 'waiting', context: { due } }))
  const carryOut = { type: 'removal.carryOut', by: bySystem } as const
  expect([begun?.can(carryOut), late?.can(carryOut)]).toEqual([false, true])
})
