import { sql } from 'kysely'
import type { Scopes, Tx } from '../../db/tenancy.ts'
import { accountOf } from './session.people.ts'

/**
 * Returns a person's address for mails, in a scope that may see it: their own account's, or that of a mail to them. A
 * parent who has no account yet has none.
 */
export const emailIfAny = async (tx: Tx, personId: string): Promise<string | null> => {
  const details = await tx
    .selectFrom('contact_details')
    .select('email')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return details?.email ?? null
}

/** Returns the address of a person who has an account. */
export const emailOf = async (tx: Tx, personId: string): Promise<string> => {
  const email = await emailIfAny(tx, personId)
  if (email === null) throw new Error('an account has an address')
  return email
}

/** Returns the address for mails to a member of a family, whose account may be under another id; null when they have none. */
export const memberEmail = async (
  { asMailer, beforeSignIn }: Pick<Scopes, 'asMailer' | 'beforeSignIn'>,
  memberId: string,
): Promise<string | null> => {
  const accountId = await beforeSignIn((tx) => accountOf(tx, memberId))
  return asMailer(accountId, (tx) => emailIfAny(tx, accountId))
}

/** Notes that a person reads the mails to their address, as one who used a link or accepted an invitation mailed there. */
export const confirmAddress = async (tx: Tx, personId: string, email_confirmed_at: string): Promise<void> => {
  await tx
    .updateTable('contact_details')
    .set({ email_confirmed_at })
    .where('person_id', '=', personId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** Says whether any account has an address. Only mails to that address may depend on it. */
export const addressHasAccount = async (tx: Tx, email: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`select address_has_account(${email}) as known`.execute(tx)
  return rows[0]?.known === true
}
