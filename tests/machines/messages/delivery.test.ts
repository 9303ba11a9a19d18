import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { matrix } from '../walk.ts'

test('who may open what was sent to somebody', () => {
  expect(matrix(lifecycles.delivery)).toMatchInlineSnapshot(`
    "new    | open recipient
    viewed | nobody"
  `)
})

test('what was viewed stays viewed', () => {
  expect(isFinalLeaf(deliveryMachine, 'viewed')).toBe(true)
})
