import { expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from './walk.ts'

const chart = () => {
  const { access } = charts
  if (!access) throw new Error('the chart is not listed')
  return access
}

test('who may do what to an access, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "active  | remove parent
    removed | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(accessMachine)].sort())
  expect(untouched(chart())).toEqual([])
})
