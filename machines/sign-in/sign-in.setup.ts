import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import { type SignInEvent, type SignInFacts, type SignInTurn, signInParties } from './sign-in.types.ts'

export const signInSetup = setup({
  types: {
    context: {} as SignInFacts,
    events: {} as SignInEvent,
    input: {} as SignInFacts,
    meta: {} as Meta<SignInTurn>,
  },
  guards: {
    by: byAmong(signInParties),
    hasSecondStep: ({ context }) => context.secondStep,
    inTime: ({ context }) => context.inTime,
  },
})
