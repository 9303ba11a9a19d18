import type { FieldProblem } from '#contract/errors.ts'
import { passwordProblem } from '#domain/password.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Throttle } from '../../http/login-throttle.ts'
import { hashPassword, passwordFits } from '../session/password.ts'
import { personById } from '../session/session.people.ts'
import { credentialOf, endOtherSessions, keepPassword } from './account.store.ts'

const wrong = (field: 'current' | 'next', code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

type Passwords = { readonly current: string; readonly next: string }

/**
 * A new password for whoever knows the present one; every other session ends with it. The same press made twice is no
 * mistake: whoever asks for the password that holds already has what they asked for, so no key is kept, and with it no
 * hash of what was typed.
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
    const problem = passwordProblem(next, person)
    if (problem) throw wrong('next', problem)
  }
  const hash = known ? await hashPassword(next) : null
  return scopes.beforeSignIn(async (tx) => {
    if (hash !== null) await keepPassword(tx, personId, hash, clock.now())
    return endOtherSessions(tx, caller)
  })
}
