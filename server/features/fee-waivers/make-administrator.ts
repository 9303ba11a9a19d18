import { randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { email } from '#contract/email.ts'
import { personName, username } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locale.ts'
import { passwordProblem } from '#domain/password.ts'
import type { OwnScopes } from '../../db/tenancy.ts'
import { mustBeFree } from '../account/free-username.ts'
import { hashPassword } from '../session/password.ts'

const name = personName(limits.identity.name)

/** Describes a new administrator, as an operator names them. */
export const newAdministrator = z.object({ username, email, firstName: name, lastName: name, locale: z.enum(locales) })
export type NewAdministrator = z.infer<typeof newAdministrator>

/** Left out are signs that are taken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

const group = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('')

/** Makes a password of 99 random bits that fits the rules for new ones. */
const newPasswordFor = (owner: NewAdministrator): string => {
  const made = Array.from({ length: groups }, group).join('-')
  return passwordProblem(made, owner) === null ? made : newPasswordFor(owner)
}

/**
 * Stores an administrator, who belongs to no family, and returns the password, which is shown once.
 * @throws {Refusal} invalid with usernameTaken
 */
export const makeAdministrator = async (
  { beforeSignIn }: Pick<OwnScopes, 'beforeSignIn'>,
  made: NewAdministrator,
  now: string,
): Promise<string> => {
  const password = newPasswordFor(made)
  const password_hash = await hashPassword(password)
  const id = randomUUID()
  await beforeSignIn(async (tx) => {
    await mustBeFree(tx, made.username)
    await tx
      .insertInto('person')
      .values({
        id,
        username: made.username,
        first_name: made.firstName,
        last_name: made.lastName,
        locale: made.locale,
        time_zone: 'UTC',
        user_type: 'admin',
        is_attorney: false,
        created_at: now,
      })
      .execute()
    await tx.insertInto('contact_details').values({ person_id: id, email: made.email }).execute()
    await tx.insertInto('credential').values({ person_id: id, password_hash, changed_at: now }).execute()
  })
  return password
}
