// The features are composed first, because each of them ends what the person had planned.
import '../../server/features/features.ts'
import type { Db } from '../../server/db/tenancy.ts'
import { endAdministrator } from '../../server/features/account-closing/end-administrator.ts'

const outcomes = {
  ended:
    'The account is closed, its sessions have ended, and nobody can sign in to it. What was decided with it stays.',
  unknown: 'Nobody has this username.',
  refused: 'This is not the account of an administrator, or it is closed already.',
} as const

/** Returns the exit code. */
export const endAdmin = async (db: Db, username: string): Promise<number> => {
  const outcome = await endAdministrator(db, username)
  if (outcome === 'ended') console.log(outcomes[outcome])
  else console.error(outcomes[outcome])
  return outcome === 'ended' ? 0 : 2
}
