import { expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = () => {
  const { emailChange } = charts
  if (!emailChange) throw new Error('the chart is not listed')
  return emailChange
}

test('who may do what to a change of address, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "asked        | confirm newHolder oldHolder, stop person oldHolder, supersede system
    oldConfirmed | confirm newHolder, stop person oldHolder, supersede system
    newConfirmed | confirm oldHolder, stop person oldHolder, supersede system
    changed      | nobody
    stopped      | nobody
    expired      | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(emailChangeMachine)].sort())
  expect(untouched(chart())).toEqual([])
})
