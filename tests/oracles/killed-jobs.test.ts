import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { logTo } from '#server/http/log.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { type Jobs, jobsOn } from '#server/jobs/jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let database: TestDatabase
const open: Jobs[] = []
beforeAll(async () => {
  database = await testDatabase()
  await installQueues(database.migrator, { sweep: 'singleton' })
})
afterAll(async () => {
  for (const jobs of open) await jobs.stop()
  await database.drop()
})

/** Starts one process with a job that it runs only when told to. */
const started = async (work: boolean, done: () => void): Promise<Jobs> => {
  const jobs = jobsOn({ login: database.jobs, log: logTo('silent'), clock: systemClock, work })
  open.push(jobs)
  jobs.every('sweep', '0 0 29 2 *', async () => done())
  await jobs.start()
  return jobs
}

const enqueued = () =>
  bySuperuser(
    database,
    `insert into pgboss.job (name, data, policy, heartbeat_seconds, expire_seconds, retry_limit)
    select name, '{}', policy, heartbeat_seconds, expire_seconds, retry_limit from pgboss.queue where name = 'sweep'`,
  )

test('what a killed process was at keeps nothing waiting for long', async () => {
  let count = 0
  await started(false, () => undefined)
  await enqueued()
  const long = `now() - interval '20 seconds'`
  await bySuperuser(
    database,
    `update pgboss.job set state = 'active', started_on = ${long}, heartbeat_on = ${long} where name = 'sweep'`,
  )
  await enqueued()
  await started(true, () => {
    count += 1
  })
  await vi.waitFor(() => expect(count).toBeGreaterThan(0), { timeout: 45_000, interval: 200 })
}, 60_000)
