import { expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { familyHoldMachine } from '#machines/family-holds/family-hold.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = () => {
  const { familyHold } = charts
  if (!familyHold) throw new Error('the chart is not listed')
  return familyHold
}

test('who may do what to a family that is held: no parent releases it', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "held     | release administrator
    released | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(familyHoldMachine)].sort())
  expect(untouched(chart())).toEqual([])
})
