import { expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import { type RecoveryFacts, recoveryKinds } from '#machines/recovery/recovery.types.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = () => {
  const { recovery } = charts
  if (!recovery) throw new Error('the chart is not listed')
  return recovery
}

test('who may do what to a recovery, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "asked   | use holder, supersede system
    used    | nobody
    expired | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(recoveryMachine)].sort())
  expect(untouched(chart())).toEqual([])
})

const of = (facts: RecoveryFacts) => recoveryMachine.resolveState({ value: 'asked', context: facts })
const holder = { actor: null, party: 'holder', mode: 'self' } as const

test('a link works within its hour and a reminder has none; only what is late expires', () => {
  const allowed = (facts: RecoveryFacts) =>
    [
      of(facts).can({ type: 'recovery.use', by: holder }) && 'use',
      of(facts).can({ type: 'recovery.answer', by: bySystem }) && 'answer',
      of(facts).can({ type: 'recovery.expire', by: bySystem }) && 'expire',
    ].filter(Boolean)
  const all = recoveryKinds.flatMap((kind) => [true, false].map((inTime) => ({ kind, inTime })))
  expect(all.map((facts) => [facts.kind, facts.inTime, ...allowed(facts)])).toEqual([
    ['password', true, 'use'],
    ['password', false, 'expire'],
    ['username', true, 'answer'],
    ['username', false, 'expire'],
    ['signIn', true, 'use'],
    ['signIn', false, 'expire'],
  ])
})
