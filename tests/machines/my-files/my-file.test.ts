import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { givenLeaves, listedLeaves } from '#machines/my-files/my-file.leaves.ts'
import { myFileMachine } from '#machines/my-files/my-file.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = lifecycles.myFile

test('who may do what to a file', () => {
  expect(matrix(chart)).toMatchInlineSnapshot(`
    "private    | rename owner, addVersion owner, privilege owner, share owner, delete owner system
    privileged | rename owner, addVersion owner, privilege owner, share owner, withdraw owner
    shared     | rename owner, addVersion owner, share owner, withdraw owner
    withdrawn  | nobody
    deleted    | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(myFileMachine)].sort())
  expect(untouched(chart)).toEqual([])
})

test('others read what is privileged or shared, and only what is deleted is listed nowhere', () => {
  expect([...givenLeaves].sort()).toEqual(['privileged', 'shared'])
  expect([...listedLeaves].sort()).toEqual(['private', 'privileged', 'shared', 'withdrawn'])
})
