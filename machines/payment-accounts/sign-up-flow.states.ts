import { onError, onLanding, signUpFlowSetup } from './sign-up-flow.setup.ts'
import type { Question } from './sign-up-flow.types.ts'

type Top = Question | 'digits' | 'terms' | 'review'
const to = <Name extends Top>(name: Name) => ({ target: `#signUpFlow.${name}`, actions: 'forgetFailure' }) as const

/** One question: the server stores its answer before the next one is asked. */
const question = (own: Question, next: Top, before: Question | null) =>
  signUpFlowSetup.createStateConfig({
    initial: 'asking',
    states: {
      asking: { on: { 'flow.next': 'saving', ...(before && { 'flow.back': to(before) }) } },
      saving: {
        invoke: {
          src: 'saveAnswer',
          input: own,
          onDone: { target: `#signUpFlow.${next}`, actions: { type: 'noteAnswer', params: own } },
          onError,
        },
      },
    },
  })

export const nameState = question('name', 'birth', null)
export const birthState = question('birth', 'email', 'name')
export const emailState = question('email', 'address', 'birth')
export const addressState = question('address', 'digits', 'email')

/**
 * Asks for the last four digits of the national ID, or for all nine and the kind of document once the bank has asked
 * again. The digits are never stored.
 */
export const digitsState = signUpFlowSetup.createStateConfig({
  on: { 'flow.next': 'terms', 'flow.back': to('address') },
})

export const termsState = signUpFlowSetup.createStateConfig({
  on: { 'flow.next': 'review', 'flow.back': to('digits') },
})

export const reviewState = signUpFlowSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      on: {
        'flow.next': 'sending',
        'flow.back': to('terms'),
        'flow.change': [
          { guard: { type: 'changes', params: 'name' }, ...to('name') },
          { guard: { type: 'changes', params: 'birth' }, ...to('birth') },
          { guard: { type: 'changes', params: 'email' }, ...to('email') },
          { guard: { type: 'changes', params: 'address' }, ...to('address') },
        ],
      },
    },
    sending: { invoke: { src: 'submit', onDone: onLanding, onError } },
  },
})

export const documentState = signUpFlowSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: { on: { 'flow.next': 'sending' } },
    sending: { invoke: { src: 'sendDocument', onDone: onLanding, onError } },
  },
})

export const bankAccountState = signUpFlowSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: { on: { 'flow.next': 'adding', 'flow.later': '#signUpFlow.done' } },
    adding: { invoke: { src: 'addBankAccount', onDone: '#signUpFlow.done', onError } },
  },
})
