import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = lifecycles.connectedCalendar

test('who may do what to a calendar of another program', () => {
  expect(matrix(chart)).toMatchInlineSnapshot(`
    "fetching | fetched system, failed system, edit owner, remove owner system
    current  | failed system, edit owner, remove owner system
    failing  | fetched system, edit owner, retry owner, remove owner system
    removed  | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(connectedCalendarMachine)].sort())
  expect(untouched(chart)).toEqual([])
})
