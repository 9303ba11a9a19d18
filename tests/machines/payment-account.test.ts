import { describe, expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import type { PaymentAccountMeta } from '#machines/payment-accounts/payment-account.setup.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { type By, byBank } from '#machines/shared/turn.ts'
import { matrix } from './walk.ts'

const owner: By = { actor: 'dana', party: 'owner', mode: 'self' }

test('who may do what to a payment account', () => {
  expect(matrix(lifecycles.paymentAccount)).toMatchInlineSnapshot(`
    "none                | signUp owner
    signUpInProgress    | giveName owner, giveBirth owner, giveEmail owner, giveAddress owner, submit owner, leave owner, verified bank, detailsAsked bank, documentAsked bank, reviewBegun bank, refused bank, suspended bank, deactivated bank
    detailsNeeded       | giveName owner, giveBirth owner, giveEmail owner, giveAddress owner, correct owner, providerChanged system, verified bank, documentAsked bank, reviewBegun bank, refused bank, suspended bank, deactivated bank
    documentNeeded      | giveDocument owner, providerChanged system, verified bank, detailsAsked bank, reviewBegun bank, refused bank, suspended bank, deactivated bank
    manualReview        | providerChanged system, verified bank, detailsAsked bank, documentAsked bank, refused bank, suspended bank, deactivated bank
    verified            | providerChanged system, detailsAsked bank, documentAsked bank, reviewBegun bank, refused bank, suspended bank, deactivated bank
    refused             | providerChanged system, verified bank, detailsAsked bank, documentAsked bank, reviewBegun bank, suspended bank, deactivated bank
    suspended           | providerChanged system, verified bank, detailsAsked bank, documentAsked bank, reviewBegun bank, refused bank, deactivated bank
    deactivated         | providerChanged system, verified bank, detailsAsked bank, documentAsked bank, reviewBegun bank, refused bank, suspended bank
    migrationUnfinished | giveName owner, giveBirth owner, giveEmail owner, giveAddress owner, submit owner, verified bank, detailsAsked bank, documentAsked bank, reviewBegun bank, refused bank, suspended bank, deactivated bank"
  `)
})

test('what an account may do with money in each state', () => {
  const eligibility = leavesOf(paymentAccountMachine).map((leaf) => [
    leaf,
    metaOfLeaf<PaymentAccountMeta>(paymentAccountMachine, leaf).eligibility,
  ])
  expect(Object.fromEntries(eligibility)).toEqual({
    none: 'nothing',
    signUpInProgress: 'nothing',
    detailsNeeded: 'nothing',
    documentNeeded: 'nothing',
    manualReview: 'nothing',
    refused: 'nothing',
    deactivated: 'nothing',
    migrationUnfinished: 'nothing',
    suspended: 'receives',
    verified: 'sendsAndReceives',
  })
})

describe('what is missing', () => {
  const can = (
    value: 'none' | 'signUpInProgress' | 'detailsNeeded' | 'migrationUnfinished' | 'verified',
    facts: object,
  ) =>
    paymentAccountMachine.resolveState({ value, context: { offered: true, answered: true, customer: true, ...facts } })

  test('nothing is sent to the bank before every question is answered', () => {
    const submit = { type: 'paymentAccount.submit', by: owner } as const
    const correct = { type: 'paymentAccount.correct', by: owner } as const
    expect(can('signUpInProgress', { answered: false }).can(submit)).toBe(false)
    expect(can('migrationUnfinished', { answered: false }).can(submit)).toBe(false)
    expect(can('detailsNeeded', { answered: false }).can(correct)).toBe(false)
    expect(can('signUpInProgress', {}).can(submit)).toBe(true)
  })

  test('nobody begins where the provider does not serve the country', () => {
    const signUp = { type: 'paymentAccount.signUp', by: owner } as const
    expect([can('none', {}).can(signUp), can('none', { offered: false }).can(signUp)]).toEqual([true, false])
  })

  test('the bank is not believed about somebody it does not know', () => {
    for (const state of ['signUpInProgress', 'migrationUnfinished'] as const) {
      expect(can(state, { customer: false }).can({ type: 'paymentAccount.verified', by: byBank })).toBe(false)
      expect(can(state, {}).can({ type: 'paymentAccount.verified', by: byBank })).toBe(true)
    }
  })
})
