import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type RegistrationEvent,
  type RegistrationFacts,
  type RegistrationTurn,
  registrationParties,
} from './registration.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

/** The question that is asked next; null when none is left. */
export type RegistrationQuestion = 'parent' | 'children' | 'security' | 'coparent'

export type RegistrationMeta = Meta<RegistrationTurn> & { readonly next: RegistrationQuestion | null }

export const registrationSetup = setup({
  types: {
    context: {} as RegistrationFacts,
    events: {} as RegistrationEvent,
    input: {} as RegistrationFacts,
    meta: {} as RegistrationMeta,
  },
  guards: {
    by: byAmong(registrationParties),
    isInvited: ({ context }) => context.invited,
    isFounding: ({ context }) => !context.invited,
    isAdmitted: ({ context }) => context.admitted,
    isNotAdmitted: ({ context }) => !context.admitted,
  },
  actions: {
    keepStart: effect,
    keepParent: effect,
    keepChildren: effect,
    keepCredentials: effect,
    dropCredentials: effect,
    askInviter: effect,
    createAccount: effect,
    eraseAnswers: effect,
  },
})
