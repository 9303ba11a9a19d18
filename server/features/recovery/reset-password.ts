import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { logEnded, logSecurity } from '../../http/security-log.ts'
import { keepPassword } from '../account/account.store.ts'
import { supersedeEmailChange } from '../email-change/use-email.ts'
import { supersedeRemoval } from '../second-step/removal.store.ts'
import { confirmAddress } from '../session/contact-details.ts'
import { forgetAllDevices } from '../session/known-devices.ts'
import { hashNewPassword } from '../session/new-password.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { personById } from '../session/session.people.ts'
import { endAllSessions } from '../session/session.store.ts'
import { lookAtLink, useLink } from './recovery.store.ts'

type Reset = { readonly token: string; readonly next: string }

type Needs = Pick<Deps, 'scopes' | 'config' | 'clock' | 'enqueue' | 'log'>

/** Does `work` in the transaction in which a person gave their second step. */
export type Prove = <T>(personId: string, work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Sets a new password for whoever has the mailed link, ends every session, forgets every device and stops a change of
 * address that waits, because a stranger may have been in the account.
 * @returns the username to sign in with
 * @throws {Refusal} linkEnded, invalid with what the password violates, and those of the second step
 */
export const resetPassword = async (
  { scopes, config, clock, enqueue, log }: Needs,
  prove: Prove,
  { token, next }: Reset,
): Promise<{ readonly username: string }> => {
  const person = await scopes.beforeSignIn(async (tx) =>
    personById(tx, (await lookAtLink(tx, 'password', token, clock.now())).personId),
  )
  const hash = await hashNewPassword({ scopes, config }, person, next)
  const { id: personId, username } = person
  const ended = await prove(personId, async (tx) => {
    const at = clock.now()
    // A change of address that is used locks itself first and the links after it, so this keeps to that order.
    await supersedeEmailChange(tx, enqueue, personId, at)
    await useLink(tx, 'password', token, at)
    await keepPassword(tx, personId, hash, at)
    await forgetAllDevices(tx, personId)
    await supersedeRemoval(tx, personId, at)
    await enqueueSecurityMail(enqueue, tx, { personId, kind: 'passwordReset', at })
    return endAllSessions(tx, personId)
  })
  // An address is changed to a confirmed one only, so one that is not confirmed is the one to which the link went.
  await scopes.asOwner(personId, (tx) => confirmAddress(tx, personId, clock.now()))
  logSecurity(log, { event: 'passwordReset', personId })
  logEnded(log, ended, 'passwordReset')
  return { username }
}
