import { expect, test } from 'vitest'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import type { ChangeRequestEvent, ChangeRequestFacts } from '#machines/calendar/change-request.types.ts'
import { lifecycles } from '#machines/charts.ts'
import { matrix } from '../walk.ts'

const answerer = { actor: 'dana', party: 'answerer', mode: 'self' } as const
const can = (facts: Partial<ChangeRequestFacts>, event: ChangeRequestEvent): boolean =>
  changeRequestMachine
    .resolveState({ value: 'open', context: { free: true, counterable: true, over: false, ...facts } })
    .can(event)

test('who may do what to a change request', () => {
  expect(matrix(lifecycles.changeRequest)).toMatchInlineSnapshot(`
    "open      | approve answerer, decline answerer, counter answerer, withdraw asker system
    approved  | nobody
    declined  | nobody
    countered | nobody
    withdrawn | nobody
    expired   | nobody"
  `)
})

test('a time that was given away cannot be approved, and without time for another proposal none is made', () => {
  expect(can({ free: false }, { type: 'changeRequest.approve', by: answerer })).toBe(false)
  expect(can({ free: false }, { type: 'changeRequest.decline', by: answerer })).toBe(true)
  expect(can({ counterable: false }, { type: 'changeRequest.counter', by: answerer })).toBe(false)
})
