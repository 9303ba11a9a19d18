import type { OpenedInvitationDto } from '#contract/invitations/invitations.ts'
import type { RegistrationDto } from '#contract/registration/registration.ts'
import type { JoinQuestion } from '#machines/join/join.types.ts'

/** The page shows one of these, or a question. */
export type JoinPlace =
  | JoinQuestion
  | 'loading'
  | 'unreachable'
  | 'waiting'
  | 'invitation'
  | 'declined'
  | 'resume'
  | 'code'
  | 'duplicate'
  | 'over'
  | 'expired'
  | 'done'

export type JoinView = {
  readonly place: JoinPlace
  /** An answer is on its way. */
  readonly pending: boolean
  readonly failure: unknown
  readonly item: RegistrationDto | null
  /** Whoever follows a mailed invitation. */
  readonly invitation: OpenedInvitationDto | null
  /** The first name of the new account's person, once it is there. */
  readonly welcomed: string | null
  /** Whom the new account invited. */
  readonly invited: { readonly firstName: string; readonly email: string | null } | null
  /** The questions of this registration, and those that can be opened. */
  readonly questions: readonly JoinQuestion[]
  readonly reachable: readonly JoinQuestion[]
}
