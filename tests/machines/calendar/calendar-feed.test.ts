import { expect, test } from 'vitest'
import { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import { lifecycles } from '#machines/charts.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = lifecycles.calendarFeed

test('who may do what to an address of the calendar', () => {
  expect(matrix(chart)).toMatchInlineSnapshot(`
    "live    | revoke owner system
    revoked | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(calendarFeedMachine)].sort())
  expect(untouched(chart)).toEqual([])
})
