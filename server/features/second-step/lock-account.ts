import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy.ts'

/**
 * Lets one transaction at a time, until it ends, change what an account has only so many of. It locks no row, because
 * before sign-in nobody may change a person, and locking that row would lock nothing.
 */
export const lockAccount = async (tx: Tx, personId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${personId}`}, 0))`.execute(tx)
}
