import { togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logSecurity } from '../../http/security-log.ts'
import { credentialOf } from '../account/account.store.ts'
import { isTaken, mustBeFree, usernameTaken } from '../account/free-username.ts'
import { passwordFits } from '../session/password.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { personById } from '../session/session.people.ts'

const sameAsPassword = new Refusal('invalid', { validationErrors: [{ field: 'username', code: 'sameAsPassword' }] })

/**
 * Changes the name by which a person signs in, who gave their password a moment ago. Repeating it changes nothing.
 * @throws {Refusal} invalid with usernameTaken, sameAsPassword
 */
export const changeUsername = async (
  { db, scopes, enqueue, log }: Pick<Deps, 'db' | 'scopes' | 'enqueue' | 'log'>,
  { personId }: Caller,
  username: string,
  now: string,
): Promise<void> => {
  const { person, credential } = await scopes.beforeSignIn(async (tx) => ({
    person: await personById(tx, personId),
    credential: await credentialOf(tx, personId),
  }))
  if (person.username === username) return
  if (await passwordFits(credential?.password_hash, username)) throw sameAsPassword
  try {
    await togetherOn(db, async ({ asOwner, beforeSignIn }) => {
      if (person.username.toLowerCase() !== username.toLowerCase()) await beforeSignIn((tx) => mustBeFree(tx, username))
      await asOwner(personId, (tx) => tx.updateTable('person').set({ username }).where('id', '=', personId).execute())
      await beforeSignIn((tx) => enqueueSecurityMail(enqueue, tx, { personId, kind: 'usernameChanged', at: now }))
    })
  } catch (error) {
    throw isTaken(error) ? usernameTaken : error
  }
  logSecurity(log, { event: 'usernameChanged', personId })
}
