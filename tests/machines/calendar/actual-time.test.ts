import { expect, test } from 'vitest'
import { type ActualTimeMeta, actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { lifecycles } from '#machines/charts.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { matrix, untouched } from '../walk.ts'

test('who may do what to a time as it really was', () => {
  expect(matrix(lifecycles.actualTime)).toMatchInlineSnapshot(`
    "recorded  | confirm other, dispute other, withdraw creator
    disputed  | nobody
    withdrawn | nobody
    confirmed | nobody"
  `)
  expect(untouched(lifecycles.actualTime)).toEqual([])
})

test('it counts only where both parents said so', () => {
  const counted = leavesOf(actualTimeMachine).filter(
    (leaf) => metaOfLeaf<ActualTimeMeta>(actualTimeMachine, leaf).agreed,
  )
  expect(counted).toEqual(['confirmed'])
})
