import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logEnded, logSecurity } from '../../http/security-log.ts'
import { keepPassword } from '../account/account.store.ts'
import { hasSecondStep } from '../second-step/second-step.store.ts'
import { forgetAllDevices } from '../session/known-devices.ts'
import { hashNewPassword } from '../session/new-password.ts'
import type { SecondStep } from '../session/second-step-check.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { personById } from '../session/session.people.ts'
import { endAllSessions } from '../session/session.store.ts'
import { confirmAddress } from './confirm-address.ts'
import { lookAtLink, useLink } from './recovery.store.ts'

type Reset = { readonly token: string; readonly next: string; readonly code?: string | undefined }

type Needs = Pick<Deps, 'scopes' | 'config' | 'clock' | 'enqueue' | 'log'>

/**
 * Sets a new password for whoever has the mailed link, ends every session and forgets every device, because a stranger
 * may have been in the account.
 * @returns the username to sign in with
 * @throws {Refusal} linkEnded, invalid with what the password violates
 */
export const resetPassword = async (
  { scopes, config, clock, enqueue, log }: Needs,
  secondStep: SecondStep,
  { token, next, code }: Reset,
): Promise<{ readonly username: string }> => {
  const { person, needsCode } = await scopes.beforeSignIn(async (tx) => {
    const { personId } = await lookAtLink(tx, 'password', token, clock.now())
    return { person: await personById(tx, personId), needsCode: await hasSecondStep(tx, personId) }
  })
  const hash = await hashNewPassword({ scopes, config }, person, next)
  const { id: personId, username } = person
  if (needsCode && code === undefined) throw new Refusal('secondStepNeeded')
  const work = async (tx: Tx) => {
    const at = clock.now()
    await useLink(tx, 'password', token, at)
    await keepPassword(tx, personId, hash, at)
    await forgetAllDevices(tx, personId)
    await enqueueSecurityMail(enqueue, tx, { personId, kind: 'passwordReset', at })
    return endAllSessions(tx, personId)
  }
  const ended =
    needsCode && code !== undefined
      ? await secondStep.prove({ personId, code, now: clock.now() }, work)
      : await scopes.beforeSignIn(work)
  // An address is changed to a confirmed one only, so one that is not confirmed is the one to which the link went.
  await confirmAddress({ scopes }, personId, clock.now())
  logSecurity(log, { event: 'passwordReset', personId })
  logEnded(log, ended, 'passwordReset')
  return { username }
}
