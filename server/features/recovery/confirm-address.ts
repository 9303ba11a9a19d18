import type { Deps } from '../../deps.ts'

/** A person who used a link that was mailed to their address has shown that they read mails there. */
export const confirmAddress = (
  { scopes }: Pick<Deps, 'scopes'>,
  personId: string,
  email_confirmed_at: string,
): Promise<void> =>
  scopes.asOwner(personId, async (tx) => {
    await tx
      .updateTable('contact_details')
      .set({ email_confirmed_at })
      .where('person_id', '=', personId)
      .where('email_confirmed_at', 'is', null)
      .execute()
  })
