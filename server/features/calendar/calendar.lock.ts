import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy.ts'

/**
 * Locks the calendar of the transaction's family until it ends. Whatever decides whose day it is, is written behind this
 * lock, so that two plans for one day are judged one after the other. It is taken before any row.
 */
export const lockCalendar = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('calendar ' || app_family(), 0))`.execute(tx)
}

export const familyZone = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()).time_zone
