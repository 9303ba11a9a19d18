import type { Deps } from '../../deps.ts'
import { logSecurity } from '../../http/security-log.ts'
import { enqueueSecurityMail } from './security-mail.ts'

type FailedAttempt = {
  /** Null when there is no such account. */
  readonly personId: string | null
  readonly knownDevice: boolean
  /** The account is locked from now on for where the attempt came from. */
  readonly locks: boolean
}

/** Logs a wrong password, and tells the person of a lock. It does the same work whether or not the account exists. */
export const reportFailedAttempt = async (
  { scopes, enqueue, log }: Pick<Deps, 'scopes' | 'enqueue' | 'log'>,
  { personId, knownDevice, locks }: FailedAttempt,
  now: string,
): Promise<void> => {
  logSecurity(log, { event: 'signInFailed', personId, knownDevice })
  if (!locks) return
  logSecurity(log, { event: 'signInLocked', personId, knownDevice })
  await scopes.beforeSignIn((tx) => enqueueSecurityMail(enqueue, tx, { personId, kind: 'locked', at: now }))
}
