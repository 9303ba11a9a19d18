import { systemClock } from '../../clock.ts'
import type { Db } from '../../db/tenancy.ts'
import { enqueueTo } from '../../jobs/enqueue.ts'
import { accountNamed } from './account-named.ts'
import { closeAccount } from './close-account.ts'

/**
 * Records that a person has died, as an entry in each of their families, and closes their account at once. Nobody is
 * handed the account, and no mail goes to it.
 * @returns what became of it
 */
export const recordDeath = async (
  db: Db,
  username: string,
  now = systemClock.now(),
): Promise<'recorded' | 'unknown' | 'closed'> => {
  const person = await accountNamed(db, username)
  if (!person) return 'unknown'
  const by = { actor: null, party: 'administrator', mode: 'self' } as const
  // The migrator has created every queue; a server that runs works on them.
  const enqueue = enqueueTo({ has: () => true })
  const ended = await closeAccount({ db, enqueue }, person.id, { type: 'accountClosing.recordDeath', by }, now)
  return ended ? 'recorded' : 'closed'
}
