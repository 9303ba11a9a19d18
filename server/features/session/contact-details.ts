import type { Tx } from '../../db/tenancy.ts'

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
