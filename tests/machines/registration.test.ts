import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { charts } from '#machines/charts.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import type { RegistrationEvent, RegistrationFacts } from '#machines/registration/registration.types.ts'
import { type LeafOf, leafOf, leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from './walk.ts'

const chart = () => {
  const { registration } = charts
  if (!registration) throw new Error('the chart is not listed')
  return registration
}

const joiner = { actor: null, party: 'joiner', mode: 'self' } as const
const founding: RegistrationFacts = { invited: false, admitted: true }
const invited: RegistrationFacts = { invited: true, admitted: true }
const elsewhere: RegistrationFacts = { invited: true, admitted: false }

const after = (
  from: LeafOf<typeof registrationMachine>,
  context: RegistrationFacts,
  type: RegistrationEvent['type'],
) => {
  const at = registrationMachine.resolveState({ value: from, context })
  const event = { type, by: joiner }
  return at.can(event) ? leafOf(transition(registrationMachine, at, event)[0].value) : null
}

test('who may do what to a registration, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "begun         | correct joiner, giveParent joiner, expire system
    parentKnown   | correct joiner, giveParent joiner, giveChildren joiner, expire system
    childrenKnown | correct joiner, giveParent joiner, giveChildren joiner, giveCredentials joiner, expire system
    secured       | correct joiner, giveParent joiner, giveChildren joiner, giveCredentials joiner, complete joiner, expire system
    completed     | nobody
    expired       | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(registrationMachine)].sort())
  expect(untouched(chart())).toEqual([])
})

test('whoever is invited names no children', () => {
  expect(after('begun', founding, 'registration.giveParent')).toBe('parentKnown')
  expect(after('begun', invited, 'registration.giveParent')).toBe('childrenKnown')
  expect(after('childrenKnown', founding, 'registration.giveChildren')).toBe('childrenKnown')
  expect(after('childrenKnown', invited, 'registration.giveChildren')).toBeNull()
})

test('another address than the invited one waits for the inviter’s word', () => {
  expect(after('secured', invited, 'registration.complete')).toBe('completed')
  expect(after('secured', elsewhere, 'registration.complete')).toBeNull()
  expect(after('secured', elsewhere, 'registration.ask')).toBe('secured')
  expect(after('secured', invited, 'registration.ask')).toBeNull()
})

test('a corrected name or address asks for the password again', () => {
  expect(after('secured', founding, 'registration.correct')).toBe('childrenKnown')
})
