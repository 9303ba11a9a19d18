import type { FieldProblem } from '#contract/errors.ts'
import { passwordProblem } from '#domain/password.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Throttle } from '../../http/login-throttle.ts'
import { emailOf } from '../session/contact-details.ts'
import { hashPassword, passwordFits } from '../session/password.ts'
import { personById } from '../session/session.people.ts'
import { credentialOf, endOtherSessions, keepPassword } from './account.store.ts'

const wrong = (field: 'current' | 'next', code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

type Passwords = { readonly current: string; readonly next: string }

/**
 * Changes a password for a person who knows the present one, and ends every other session. Repeating the request is
 * harmless: a new password that equals the present one counts as done. Therefore no idempotency key is stored, nor a
 * hash of the password.
 * @returns how many sessions were ended
 */
export const changePassword = async (
  { scopes, clock }: Pick<Deps, 'scopes' | 'clock'>,
  tries: Throttle,
  caller: Caller,
  { current, next }: Passwords,
): Promise<number> => {
  const { personId } = caller
  await tries.count(personId)
  const [person, credential] = await scopes.beforeSignIn(async (tx) => [
    await personById(tx, personId),
    await credentialOf(tx, personId),
  ])
  const known = await passwordFits(credential?.password_hash, current)
  if (!known && !(await passwordFits(credential?.password_hash, next))) throw wrong('current', 'wrongPassword')
  await tries.forget(personId)
  if (current === next) throw wrong('next', 'sameAsBefore')
  if (known) {
    const email = await scopes.asOwner(personId, (tx) => emailOf(tx, personId))
    const problem = passwordProblem(next, { username: person.username, email })
    if (problem) throw wrong('next', problem)
  }
  const hash = known ? await hashPassword(next) : null
  return scopes.beforeSignIn(async (tx) => {
    if (hash !== null) await keepPassword(tx, personId, hash, clock.now())
    return endOtherSessions(tx, caller)
  })
}
