import { limits } from '#contract/limits.ts'
import type { RegistrationDto } from '#contract/registration/registration.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { answersIn } from './registration.answers.ts'
import { followedBy, registrationDtoOf } from './registration.item.ts'
import { enqueueRegistrationMail, type MailLimits } from './registration.mail.ts'
import { addToken, isOpen, type RegistrationRow, registrationByLink, setRegistration } from './registration.store.ts'

type Needs = Pick<Deps, 'scopes' | 'enqueue'>

/** Mails a code to the address of the registration whose link was opened. It answers the same where there is none. */
export const askForCode = async (
  { scopes, enqueue }: Needs,
  mails: MailLimits,
  { token, now }: { readonly token: string; readonly now: string },
): Promise<void> => {
  const row = await scopes.beforeSignIn((tx) => registrationByLink(tx, token))
  const email = row && isOpen(row, now) ? answersIn(row.answers)?.email : undefined
  if (!row || email === undefined || !(await mails.mayMail(email))) return
  await scopes.beforeSignIn((tx) => enqueueRegistrationMail(enqueue, tx, { registrationId: row.id, kind: 'code' }))
}

const fits = (row: RegistrationRow, code: string, now: string): boolean =>
  row.code_hash !== null &&
  row.code_expires_at !== null &&
  now < row.code_expires_at &&
  row.code_tries < limits.registration.codeTries &&
  row.code_hash.equals(hashOf(`${row.id} ${code}`))

/** Returns the token for the browser's cookie; null when the code is not the one that was mailed. A try counts either way. */
const tryCode = async (tx: Tx, row: RegistrationRow, code: string, now: string): Promise<string | null> => {
  if (!fits(row, code, now)) {
    await setRegistration(tx, row.id, { code_tries: row.code_tries + 1 })
    return null
  }
  await setRegistration(tx, row.id, { code_hash: null, email_confirmed_at: row.email_confirmed_at ?? now })
  return addToken(tx, row.id, now)
}

export type Resumed = { readonly dto: RegistrationDto; readonly token: string }

/**
 * Goes on with a registration in one more browser. Who has the code reads the mails to its address.
 * @throws {Refusal} linkOver, invalid with wrongMailedCode
 */
export const resumeWithCode = async (
  { scopes }: Pick<Needs, 'scopes'>,
  { token, code, now }: { readonly token: string; readonly code: string; readonly now: string },
): Promise<Resumed> => {
  const tried = await scopes.beforeSignIn(async (tx) => {
    const row = await registrationByLink(tx, token)
    if (!row || !isOpen(row, now)) throw new Refusal('linkOver')
    return {
      row: { ...row, email_confirmed_at: row.email_confirmed_at ?? now },
      own: await tryCode(tx, row, code, now),
    }
  })
  const { row, own } = tried
  if (own === null) throw new Refusal('invalid', { validationErrors: [{ field: 'code', code: 'wrongMailedCode' }] })
  return { dto: registrationDtoOf(row, await followedBy(scopes, row)), token: own }
}
