import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const registrationParties = { joiner: ['joiner'] } as const satisfies Parties
export type RegistrationTurn = TurnIn<typeof registrationParties>

/**
 * `invited`: it follows an invitation into a family that exists, so it names no children and no co-parent. `admitted`:
 * there is no invitation, or the address of this registration is the one that was invited, and its reader was proven.
 */
export type RegistrationFacts = { readonly invited: boolean; readonly admitted: boolean }

export type RegistrationEvent = { readonly by: By } & (
  | { readonly type: 'registration.correct' }
  | { readonly type: 'registration.giveParent' }
  | { readonly type: 'registration.giveChildren' }
  | { readonly type: 'registration.giveCredentials' }
  | { readonly type: 'registration.ask' }
  | { readonly type: 'registration.complete' }
  | { readonly type: 'registration.expire' }
)
