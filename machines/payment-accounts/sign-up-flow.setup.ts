import { assign, setup } from 'xstate'
import { unprovided } from '../shared/unprovided.ts'
import type {
  AccountProgress,
  Question,
  SignUpFlowContext,
  SignUpFlowEvent,
  SignUpFlowInput,
} from './sign-up-flow.types.ts'

/** The account's state after the bank has answered. */
type Landed = { readonly stand: AccountProgress; readonly hasBankAccount: boolean }

export const signUpFlowSetup = setup({
  types: {
    context: {} as SignUpFlowContext,
    input: {} as SignUpFlowInput,
    events: {} as SignUpFlowEvent,
  },
  actors: {
    /** Stores the answer to one question. Rejects when it was refused or did not arrive. */
    saveAnswer: unprovided<void, Question>('saveAnswer'),
    /** Submits everything to the bank. */
    submit: unprovided<Landed>('submit'),
    sendDocument: unprovided<Landed>('sendDocument'),
    addBankAccount: unprovided<void>('addBankAccount'),
  },
  guards: {
    stands: ({ context }, stand: AccountProgress) => context.stand === stand,
    lacks: ({ context }, question: Question) => context.missing.includes(question),
    lacksBankAccount: ({ context }) => context.stand === 'verified' && !context.hasBankAccount,
    isAsked: ({ context }) => context.stand === 'started' || context.stand === 'detailsNeeded',
    changes: ({ event }, question: Question) => event.type === 'flow.change' && event.question === question,
  },
  actions: {
    noteAnswer: assign(({ context }, question: Question) => ({
      missing: context.missing.filter((one) => one !== question),
      failure: null,
    })),
    noteLanding: assign((_, { stand, hasBankAccount }: Landed) => ({ stand, hasBankAccount, failure: null })),
    noteFailure: assign((_, failure: unknown) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
})

const failed = {
  type: 'noteFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event.error,
} as const
export const onError = { target: 'asking', actions: failed } as const

export const onLanding = {
  target: '#signUpFlow.landing',
  actions: {
    type: 'noteLanding',
    params: ({ event }: { readonly event: { readonly output: Landed } }) => event.output,
  },
} as const
