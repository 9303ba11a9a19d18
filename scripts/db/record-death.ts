// The features are composed first, because each of them ends what the person had planned.
import '../../server/features/features.ts'
import type { Db } from '../../server/db/tenancy.ts'
import { recordDeath } from '../../server/features/account-closing/record-death.ts'

const outcomes = {
  recorded: 'The death is an entry in the record of each family. The account is closed, and nobody can sign in to it.',
  unknown: 'Nobody has this username.',
  closed: 'This account is closed already.',
} as const

/** Returns the exit code. */
export const recordDeathOf = async (db: Db, username: string | undefined, isSure: boolean): Promise<number> => {
  if (!username) {
    console.error('Usage: npm run db -- record-death --username NAME --yes')
    return 2
  }
  if (!isSure) {
    console.error('This closes the account for good and tells the other parent. Say it again with --yes.')
    return 2
  }
  const outcome = await recordDeath(db, username)
  if (outcome === 'recorded') console.log(outcomes[outcome])
  else console.error(outcomes[outcome])
  return outcome === 'recorded' ? 0 : 2
}
