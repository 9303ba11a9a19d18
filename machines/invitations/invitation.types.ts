import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const invitationParties = { inviter: ['inviter'], invitee: ['invitee'] } as const satisfies Parties
export type InvitationTurn = TurnIn<typeof invitationParties>

/** The address at which somebody joins by it: none yet, the invited one, or another one. */
export type JoinsAt = 'nowhere' | 'invited' | 'other'

export type InvitationFacts = { readonly joinsAt: JoinsAt }

/** `invitee` is whoever came with the mailed token, as the person who was invited. */
export type InvitationEvent = { readonly by: By } & (
  | { readonly type: 'invitation.correct' }
  | { readonly type: 'invitation.resend' }
  | { readonly type: 'invitation.withdraw' }
  | { readonly type: 'invitation.confirm' }
  | { readonly type: 'invitation.refuse' }
  | { readonly type: 'invitation.ask' }
  | { readonly type: 'invitation.accept' }
  | { readonly type: 'invitation.decline' }
  | { readonly type: 'invitation.expire' }
)
