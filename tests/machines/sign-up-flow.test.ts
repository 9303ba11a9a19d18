import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { signUpFlowMachine } from '#machines/payment-accounts/sign-up-flow.machine.ts'
import { signUpFlowBegins, signUpFlowEvents, signUpFlowNoise } from '#machines/payment-accounts/sign-up-flow.paths.ts'
import type { SignUpFlowInput } from '#machines/payment-accounts/sign-up-flow.types.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { leftOver, pathsOf, play, type Walk } from './live-walk.ts'

const walks: readonly Walk[] = signUpFlowBegins.map((input) => ({
  machine: signUpFlowMachine,
  input,
  actors: ['saveAnswer', 'submit', 'sendDocument', 'addBankAccount'],
  events: signUpFlowEvents,
  ignore: signUpFlowNoise,
}))

describe('the way through signing up', () => {
  for (const walk of walks)
    test(`from ${JSON.stringify(walk.input)}: every way is the same on live actors`, async () => {
      for (const { name, steps } of pathsOf(walk)) {
        const { seen, expected } = await play(walk, steps)
        expect([name, seen]).toEqual([name, expected])
      }
    })

  test('every edge is driven on live actors', async () => {
    expect(await leftOver(walks)).toEqual([])
  })
})

const begins = (input: Partial<SignUpFlowInput>) => {
  const whole: SignUpFlowInput = { stand: 'started', missing: [], hasBankAccount: false, ...input }
  return leafOf(createActor(signUpFlowMachine, { input: whole }).start().getSnapshot().value)
}

test.each<[string, Partial<SignUpFlowInput>, string]>([
  ['nothing is answered', { missing: ['name', 'birth', 'email', 'address'] }, 'name.asking'],
  ['a question in the middle is open', { missing: ['email'] }, 'email.asking'],
  ['all that is kept is there', {}, 'digits'],
  ['the bank asks again', { stand: 'detailsNeeded' }, 'digits'],
  [
    'the bank asks again for what was never answered',
    { stand: 'detailsNeeded', missing: ['address'] },
    'address.asking',
  ],
  ['the bank wants to see a document', { stand: 'documentNeeded', missing: ['address'] }, 'document.asking'],
  ['a person at the bank looks', { stand: 'manualReview' }, 'done'],
  ['the bank said no', { stand: 'refused' }, 'done'],
  ['the bank stopped it', { stand: 'suspended' }, 'done'],
  ['the bank closed it', { stand: 'deactivated' }, 'done'],
  ['no bank account is there yet', { stand: 'verified' }, 'bankAccount.asking'],
  ['everything is there', { stand: 'verified', hasBankAccount: true }, 'done'],
])('where %s it goes on', (_, input, leaf) => {
  expect(begins(input)).toBe(leaf)
})
