import { sql } from 'kysely'
import { addMs } from '#domain/time.ts'
import type { Scopes } from '../db/tenancy.ts'
import { retention } from '../jobs/retention.ts'

const hour = 3_600_000

/**
 * Removes checkpoints that nobody outside has seen: after an hour the last one of each hour stays, after a week the last
 * one of each day. What left the house stays, and so does the newest of every log. Leaves and heads of streams are never
 * removed, so a removed checkpoint can be made again from them.
 * @returns how many were removed
 */
export const pruneCheckpoints = (scopes: Pick<Scopes, 'asSigner'>, now: string): Promise<number> =>
  scopes.asSigner(async (tx) => {
    const lastWeek = addMs(now, -retention.checkpoints.ms)
    const { numAffectedRows = 0n } = await sql`
      delete from log_checkpoint c
      where not shown and stamp is null and cosignatures = '{}' and at < ${addMs(now, -hour)}
        and exists (select from log_checkpoint later where later.origin = c.origin and later.size > c.size
          and left(later.at, case when c.at < ${lastWeek} then 10 else 13 end)
            = left(c.at, case when c.at < ${lastWeek} then 10 else 13 end))`.execute(tx)
    return Number(numAffectedRows)
  })
