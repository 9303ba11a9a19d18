import type { FastifyBaseLogger } from 'fastify'

/**
 * Tells what happened to somebody's account. It names people and families by id alone: no username, address, device, token or
 * text. `personId` is null when an account of that name does not exist, or nobody knows whose a passkey is.
 */
export type SecurityEvent =
  | { readonly event: 'signedIn'; readonly personId: string; readonly newDevice: boolean }
  | { readonly event: 'signInFailed'; readonly personId: string | null; readonly knownDevice: boolean }
  | { readonly event: 'signInLocked'; readonly personId: string | null; readonly knownDevice: boolean }
  | { readonly event: 'passwordRefused'; readonly personId: string }
  | { readonly event: 'passwordChanged'; readonly personId: string }
  | { readonly event: 'passwordReset' | 'usernameChanged' | 'takenOut'; readonly personId: string }
  | { readonly event: 'emailChangeAsked' | 'emailChangeMoved'; readonly personId: string }
  | { readonly event: 'secondStepOn' | 'secondStepOff' | 'secondStepFailed'; readonly personId: string }
  | { readonly event: 'secondStepRemovalAsked' | 'secondStepRemovalStopped'; readonly personId: string }
  | { readonly event: 'closingAsked' | 'closingStopped' | 'accountClosed'; readonly personId: string }
  | { readonly event: 'familyHeld' | 'familyReleased'; readonly familyId: string }
  | { readonly event: 'passkeyAdded' | 'passkeyRemoved'; readonly personId: string }
  | { readonly event: 'passkeyRefused'; readonly personId: string | null }
  | { readonly event: 'sessionEnded'; readonly personId: string; readonly by: EndedBy }
  | ({ readonly event: 'lookingBegun' | 'lookingEnded' } & Looking)

/** Says what ended a session. One that runs out is not logged. */
export type EndedBy = 'signOut' | 'signIn' | 'otherSession' | 'passwordChange' | 'passwordReset' | 'closing'

/** A professional or an administrator who looks at a family as one of its people. */
type Looking = { readonly personId: string; readonly familyId: string | null; readonly viewpoint: string }

type Log = Pick<FastifyBaseLogger, 'info'>

/** Logs what operators must be able to see of accounts. Call it after the commit. */
export const logSecurity = (log: Log, event: SecurityEvent): void => log.info({ security: event }, 'security')

/** The part of a session's row that the log needs. */
export type LoggedSession = {
  readonly person_id: string
  readonly family_id: string | null
  readonly viewpoint: string | null
}

const lookingOf = ({ person_id, family_id, viewpoint }: LoggedSession): Looking | null =>
  viewpoint === null ? null : { personId: person_id, familyId: family_id, viewpoint }

export const logBegun = (log: Log, session: LoggedSession, newDevice: boolean): void => {
  logSecurity(log, { event: 'signedIn', personId: session.person_id, newDevice })
  const looking = lookingOf(session)
  if (looking) logSecurity(log, { event: 'lookingBegun', ...looking })
}

/** Logs whom a session looked as before and looks as from now on. */
export const logLooks = (log: Log, before: LoggedSession, after: LoggedSession): void => {
  if (before.family_id === after.family_id && before.viewpoint === after.viewpoint) return
  const [ended, begun] = [lookingOf(before), lookingOf(after)]
  if (ended) logSecurity(log, { event: 'lookingEnded', ...ended })
  if (begun) logSecurity(log, { event: 'lookingBegun', ...begun })
}

export const logEnded = (log: Log, sessions: readonly LoggedSession[], by: EndedBy): void => {
  for (const session of sessions) {
    logSecurity(log, { event: 'sessionEnded', personId: session.person_id, by })
    const looking = lookingOf(session)
    if (looking) logSecurity(log, { event: 'lookingEnded', ...looking })
  }
}
