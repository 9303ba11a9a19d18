import { systemClock } from '../../clock.ts'
import type { Db } from '../../db/tenancy.ts'
import { enqueueTo } from '../../jobs/enqueue.ts'
import { accountNamed } from './account-named.ts'
import { closeAccount } from './close-account.ts'

/**
 * Ends the account of an administrator at once, with every session of theirs. What they decided stays as it is.
 * @returns what became of it; `refused` when the account is closed already, or is no administrator's
 */
export const endAdministrator = async (
  db: Db,
  username: string,
  now = systemClock.now(),
): Promise<'ended' | 'unknown' | 'refused'> => {
  const person = await accountNamed(db, username)
  if (!person) return 'unknown'
  const by = { actor: null, party: 'administrator', mode: 'self' } as const
  // The migrator has created every queue; a server that runs works on them.
  const enqueue = enqueueTo({ has: () => true })
  const ended = await closeAccount({ db, enqueue }, person.id, { type: 'accountClosing.dismiss', by }, now)
  return ended ? 'ended' : 'refused'
}
