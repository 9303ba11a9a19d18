import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { charts } from '#machines/charts.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import type { SignInFacts } from '#machines/sign-in/sign-in.types.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = () => {
  const { signIn } = charts
  if (!signIn) throw new Error('the chart is not listed')
  return signIn
}

test('who may do what to a sign-in, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "name       | identify person
    secondStep | prove person
    done       | nobody
    expired    | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(signInMachine)].sort())
  expect(untouched(chart())).toEqual([])
})

const of = (value: 'name' | 'secondStep', context: SignInFacts) => signInMachine.resolveState({ value, context })
const person = { actor: 'dana', party: 'person', mode: 'self' } as const

test('who asks for a second step is not signed in without it, and not after ten minutes', () => {
  const after = (secondStep: boolean) =>
    transition(signInMachine, of('name', { secondStep, inTime: true }), { type: 'signIn.identify', by: person })[0]
      .value
  expect([after(false), after(true)]).toEqual(['done', 'secondStep'])
  const late = of('secondStep', { secondStep: true, inTime: false })
  expect(late.can({ type: 'signIn.prove', by: person })).toBe(false)
  expect(late.can({ type: 'signIn.expire', by: bySystem })).toBe(true)
})
