import type { Tx } from '../../db/tenancy.ts'

/** Returns a person's address for mails, in a scope that may see it: their own account's, or that of a mail to them. */
export const emailOf = async (tx: Tx, personId: string): Promise<string> => {
  const { email } = await tx
    .selectFrom('contact_details')
    .select('email')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return email
}
