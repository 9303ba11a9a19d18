import { expect, test } from 'vitest'
import { schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import { lifecycles } from '#machines/charts.ts'
import { matrix } from '../walk.ts'

test('who may do what to days without school', () => {
  expect(matrix(lifecycles.schoolBreak)).toMatchInlineSnapshot(`
    "listed  | remove parent
    removed | nobody"
  `)
})

test('once its first day has begun nobody removes it', () => {
  const may = (begun: boolean) =>
    schoolBreakMachine
      .resolveState({ value: 'listed', context: { begun } })
      .can({ type: 'schoolBreak.remove', by: { actor: 'dana', party: 'parent', mode: 'self' } })
  expect([may(false), may(true)]).toEqual([true, false])
})
