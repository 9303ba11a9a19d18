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
 * The sign-up for bank transfers in one browser, one question per screen.
 *
 * The questions form one line with a way back from each; the bank's answer decides what follows the last. The flow
 * begins after the last stored answer, so a reload or another device continues there; the digits, which nobody stores,
 * are asked again. Invariant: no question is left before its answer is stored. Deliberately absent: what is typed,
 * which belongs to the page until it is sent.
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
