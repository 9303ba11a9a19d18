import { sql } from 'kysely'
import type { Tx } from '../db/tenancy.ts'

/**
 * Files with equal bytes share them. Who stores bytes holds this lock until the row that names them is committed, so that
 * the sweep never deletes bytes that are just being named.
 */
export const lockBytes = async (tx: Tx, sha256: string, how: 'toName' | 'toDelete'): Promise<void> => {
  const key = `bytes ${sha256}`
  if (how === 'toName') await sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`.execute(tx)
  else await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}
