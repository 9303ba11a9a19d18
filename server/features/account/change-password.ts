import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import type { Throttle } from '../../http/limits/login-throttle.ts'
import { logEnded, logSecurity } from '../../http/security-log.ts'
import { forgetOtherDevices } from '../session/known-devices.ts'
import { hashNewPassword, refusedPassword } from '../session/new-password.ts'
import { passwordFits } from '../session/password.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { personById } from '../session/session.people.ts'
import { endOtherSessions, type Renewed, renewSession } from '../session/session.store.ts'
import { credentialOf, keepPassword } from './account.store.ts'

type Passwords = { readonly current: string; readonly next: string }

type Needs = Pick<Deps, 'scopes' | 'config' | 'clock' | 'enqueue' | 'log'>

/** Returns the new password's hash; null when it was changed before, by the same request. */
const checkedHash = async (
  { scopes, config, log }: Needs,
  tries: Throttle,
  personId: string,
  { current, next }: Passwords,
): Promise<string | null> => {
  await tries.count(personId)
  const [person, credential] = await scopes.beforeSignIn(async (tx) => [
    await personById(tx, personId),
    await credentialOf(tx, personId),
  ])
  const known = await passwordFits(credential?.password_hash, current)
  if (!known && !(await passwordFits(credential?.password_hash, next))) {
    logSecurity(log, { event: 'passwordRefused', personId })
    throw refusedPassword('current', 'wrongPassword')
  }
  await tries.forget(personId)
  if (current === next) throw refusedPassword('next', 'sameAsBefore')
  return known ? hashNewPassword({ scopes, config }, person, next) : null
}

export type ChangedPassword = { readonly ended: number; readonly renewed: Renewed }

/**
 * Changes a password for a person who knows the present one, ends every other session and forgets the other devices.
 * Repeating the request is harmless: a new password that equals the present one counts as done. Therefore no idempotency
 * key is stored, nor a hash of the password.
 * @param bearer the short token of the request, which outlives the change so that the request can be repeated
 * @returns how many sessions were ended, and the new token of this one
 */
export const changePassword = async (
  needs: Needs,
  tries: Throttle,
  caller: Caller,
  passwords: Passwords,
  bearer: string,
): Promise<ChangedPassword> => {
  const { scopes, clock, enqueue, log } = needs
  const { personId, sessionId } = caller
  const hash = await checkedHash(needs, tries, personId, passwords)
  const { ended, renewed } = await scopes.beforeSignIn(async (tx) => {
    const at = clock.now()
    if (hash !== null) {
      await keepPassword(tx, personId, hash, at)
      await enqueueSecurityMail(enqueue, tx, { personId, kind: 'passwordChanged', at })
    }
    await forgetOtherDevices(tx, personId, sessionId)
    return { ended: await endOtherSessions(tx, caller), renewed: await renewSession(tx, sessionId, bearer) }
  })
  if (hash !== null) logSecurity(log, { event: 'passwordChanged', personId })
  logEnded(log, ended, 'passwordChange')
  return { ended: ended.length, renewed }
}
