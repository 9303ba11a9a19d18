import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '#server/clock.ts'
import { logTo } from '#server/http/log.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { type Jobs, jobsOn } from '#server/jobs/jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let database: TestDatabase
let jobs: Jobs
const done: number[] = []
let failed = 0
beforeAll(async () => {
  database = await testDatabase()
  await installQueues(database.migrator, { letters: 'standard' })
  jobs = jobsOn({ login: database.jobs, log: logTo('silent'), clock: systemClock, work: true })
  jobs.on('letters', async (data) => {
    const { nth } = z.parse(z.object({ nth: z.int() }), data)
    if (nth !== 7) return void done.push(nth)
    failed += 1
    throw new Error('it cannot be sent')
  })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

test('many are done without a pause between them, each once, and one that fails is alone tried again', async () => {
  await bySuperuser(
    database,
    `insert into pgboss.job (name, data, retry_limit, retry_delay)
      select 'letters', jsonb_build_object('nth', nth), 1, 1 from generate_series(1, 60) as nth`,
  )
  await vi.waitFor(() => expect(done.length).toBe(59), { timeout: 15_000, interval: 100 })
  await vi.waitFor(() => expect(failed).toBe(2), { timeout: 10_000, interval: 100 })
  expect(new Set(done).size).toBe(59)
  expect(done.length).toBe(59)
}, 30_000)
