import { sql } from 'kysely'
import { addMs, epochOf } from '#domain/time.ts'
import type { JobDeps } from '../deps.ts'
import type { Storage } from '../files/storage.ts'
import type { Jobs } from './jobs.ts'
import { retention } from './retention.ts'

/** Deletes expired rows: stored answers to repeated requests, mails of the outbox, counted attempts, and the rows that each feature names. */
export const sweepExpired = async ({
  db,
  clock,
  features,
}: Pick<JobDeps, 'db' | 'clock' | 'features'>): Promise<void> => {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await sql`set local role evenhand_jobs`.execute(tx)
    await sql`delete from idempotency where created_at < ${addMs(now, -retention.answers.ms)}`.execute(tx)
    await sql`delete from outbox where at < ${addMs(now, -retention.outbox.ms)}`.execute(tx)
    for (const { expire } of features) await expire?.(tx, now)
  })
  await sql`delete from attempt where expire < ${epochOf(now) - retention.attempts.ms}`.execute(db)
}

export const cleanupJobs = (jobs: Jobs, deps: Pick<JobDeps, 'db' | 'clock' | 'features'>, storage: Storage): void =>
  jobs.every('cleanup', '17 * * * *', async () => {
    await sweepExpired(deps)
    await storage.sweepIncoming(addMs(deps.clock.now(), -retention.uploads.ms))
  })
