import { signUpFlowSetup } from './sign-up-flow.setup.ts'
import {
  addressState,
  bankAccountState,
  birthState,
  digitsState,
  documentState,
  emailState,
  nameState,
  reviewState,
  termsState,
} from './sign-up-flow.states.ts'

/**
 * The way through signing up for bank transfers, one question a screen, in one browser.
 *
 * Its questions stand in one line, with a way back from each; what the bank answers decides what comes after the last. It begins where
 * the server's answers end, so a reload or another device goes on from there; the digits, which nobody keeps, are asked again.
 * Invariant: no question is left before its answer is kept.
 * Deliberately absent: what is typed. It is the page's, until it is sent.
 */
export const signUpFlowMachine = signUpFlowSetup.createMachine({
  id: 'signUpFlow',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'landing',
  states: {
    landing: {
      always: [
        { guard: { type: 'stands', params: 'documentNeeded' }, target: 'document' },
        { guard: 'lacksBankAccount', target: 'bankAccount' },
        { guard: { type: 'lacks', params: 'name' }, target: 'name' },
        { guard: { type: 'lacks', params: 'birth' }, target: 'birth' },
        { guard: { type: 'lacks', params: 'email' }, target: 'email' },
        { guard: { type: 'lacks', params: 'address' }, target: 'address' },
        { guard: 'isAsked', target: 'digits' },
        { target: 'done' },
      ],
    },
    name: nameState,
    birth: birthState,
    email: emailState,
    address: addressState,
    digits: digitsState,
    terms: termsState,
    review: reviewState,
    document: documentState,
    bankAccount: bankAccountState,
    done: { type: 'final' },
  },
})
