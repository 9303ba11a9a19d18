import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { addMs, epochOf } from '#domain/time.ts'
import type { Deps } from '../deps.ts'
import type { Storage } from '../files/storage.ts'
import type { Jobs } from './jobs.ts'

const hour = 3_600_000

/**
 * What has had its time: answers kept for repeated requests, short tokens, sessions, uploads nobody completed, what is
 * left of messages, counted tries.
 */
export const sweepExpired = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await sql`set local role evenhand_jobs`.execute(tx)
    await sql`delete from idempotency where created_at < ${addMs(now, -limits.idempotencyLife)}`.execute(tx)
    await sql`delete from contact_message where sent_at < ${addMs(now, -limits.idempotencyLife)}`.execute(tx)
    await sql`delete from bearer where expires_at <= ${now}`.execute(tx)
    await sql`delete from session where expires_at <= ${now}`.execute(tx)
    await sql`delete from upload where begun_at < ${addMs(now, -limits.uploads.life)}`.execute(tx)
  })
  await sql`delete from attempt where expire < ${epochOf(now) - hour}`.execute(db)
}

export const cleanupJobs = (jobs: Jobs, deps: Pick<Deps, 'db' | 'clock'>, storage: Storage): void =>
  jobs.every('cleanup', '17 * * * *', async () => {
    await sweepExpired(deps)
    await storage.sweepIncoming(addMs(deps.clock.now(), -limits.uploads.life))
  })
