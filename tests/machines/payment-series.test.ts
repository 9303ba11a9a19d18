import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import type { PaymentSeriesFacts } from '#machines/payment-schedules/payment-series.types.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { type By, bySystem } from '#machines/shared/turn.ts'
import { matrix } from './walk.ts'

const payer: By = { actor: 'dana', party: 'payer', mode: 'self' }
const planned: PaymentSeriesFacts = { ahead: 6, cutShort: false, mayEdit: true }
const active = (facts: Partial<PaymentSeriesFacts> = {}) =>
  paymentSeriesMachine.resolveState({ value: 'active', context: { ...planned, ...facts } })

test('who may do what to a series', () => {
  expect(matrix(lifecycles.paymentSeries)).toMatchInlineSnapshot(`
    "active    | edit payer, stop payer system
    completed | nobody
    stopped   | nobody"
  `)
})

test('only a plan that gives editing edits, and only what still waits', () => {
  const edit = (facts: Partial<PaymentSeriesFacts>) => active(facts).can({ type: 'paymentSeries.edit', by: payer })
  expect([edit({}), edit({ mayEdit: false }), edit({ ahead: 0 })]).toEqual([true, false, false])
})

test.each([
  [6, false, null],
  [1, true, null],
  [0, false, 'completed'],
  [0, true, 'stopped'],
] as const)('with %i ahead, the last one stopped: %s, it becomes %s', (ahead, cutShort, leaf) => {
  const event = { type: 'paymentSeries.paymentsChanged', by: bySystem } as const
  const before = active({ ahead, cutShort })
  expect(before.can(event)).toBe(leaf !== null)
  const target = paymentSeriesMachine.getTransitionData(before, event)?.[0]?.target?.[0]
  expect(target ? leafOf(target.key) : null).toBe(leaf)
})

test('a series that is stopped on a plan without editing is stopped all the same', () => {
  expect(active({ mayEdit: false }).can({ type: 'paymentSeries.stop', by: payer })).toBe(true)
})
