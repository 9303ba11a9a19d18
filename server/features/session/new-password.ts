import type { FieldProblem } from '#contract/errors.ts'
import { passwordProblem } from '#domain/password.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { isBreached } from './breached-passwords.ts'
import { emailIfAny } from './contact-details.ts'
import { hashPassword } from './password.ts'
import type { Person } from './session.people.ts'

type PasswordField = 'current' | 'next' | 'password'

export const refusedPassword = (field: PasswordField, code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

/**
 * Returns the hash of a new password.
 * @throws {Refusal} invalid with what it violates
 */
export const hashNewPassword = async (
  { scopes, config }: Pick<Deps, 'scopes' | 'config'>,
  { id, username, first_name: firstName, last_name: lastName }: Person,
  next: string,
  field: PasswordField = 'next',
): Promise<string> => {
  const email = (await scopes.asOwner(id, (tx) => emailIfAny(tx, id))) ?? ''
  const problem = passwordProblem(next, { username, email, firstName, lastName })
  if (problem) throw refusedPassword(field, problem)
  if (await isBreached(config.breachedPasswords, next)) throw refusedPassword(field, 'breached')
  return hashPassword(next)
}
