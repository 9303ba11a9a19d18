import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { listenTo } from '#server/db/listener.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { logTo } from '#server/http/log.ts'
import { bossPool, executeOn } from '#server/jobs/boss-pool.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { type Jobs, jobsOn } from '#server/jobs/jobs.ts'
import type { Job } from '#server/lifecycle/unit-of-work.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let jobs: Jobs
let listening: PgBoss
const done: string[] = []
const heard: string[] = []
const log = logTo('silent')

/** Lets pg-boss itself say which channel its workers listen to. */
const listenAsWorkersDo = async (): Promise<PgBoss> => {
  const pool = bossPool(database.jobs, 1)
  const listen = async (channel: string) => {
    const connection = database.jobs.clientConfig
    const hear = (queue: string) => void heard.push(queue)
    const stop = await listenTo({ connection, channel, log, hear, missed: () => undefined })
    return { close: () => stop().then(() => pool.end()) }
  }
  const boss = new PgBoss({
    db: { ...executeOn(pool), listen },
    useListenNotify: true,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  return boss.start()
}

beforeAll(async () => {
  database = await testDatabase()
  await installQueues(database.migrator, { letters: 'standard', postcards: 'singleton', whispers: 'quiet' })
  jobs = jobsOn({ login: database.jobs, log, clock: systemClock, work: true })
  for (const queue of ['letters', 'postcards', 'whispers']) jobs.on(queue, async () => void done.push(queue))
  await jobs.start()
  listening = await listenAsWorkersDo()
})
afterAll(async () => {
  await listening.stop({ graceful: false })
  await jobs.stop()
  await database.drop()
})

const enqueue = (jobsOfChange: readonly Job[], failing = false) =>
  kyselyOn<Schema>(database.jobs.pool({ max: 1 }))
    .transaction()
    .execute(async (tx) => {
      for (const job of jobsOfChange) await jobs.enqueue(tx, job)
      if (failing) throw new Error('and then it failed')
    })

test('jobs are taken when their change is committed, and do not wait for a poll', async () => {
  const begun = performance.now()
  for (let count = 1; count <= 5; count += 1) {
    await enqueue([{ queue: 'letters', data: {} }])
    await vi.waitFor(() => expect(done.length).toBe(count), { timeout: 10_000, interval: 10 })
  }
  // By polls alone the second job and each later one would wait for two seconds.
  expect(performance.now() - begun).toBeLessThan(4_000)
  await vi.waitFor(() => expect(heard).toEqual(Array(5).fill('letters')), 10_000)
})

test('workers hear of committed jobs that are due, and of none of a quiet queue', async () => {
  heard.length = 0
  await expect(enqueue([{ queue: 'letters', data: {} }], true)).rejects.toThrow('and then it failed')
  await enqueue([{ queue: 'letters', data: {}, startAfter: '2031-03-04T05:06:07.000Z' }])
  await enqueue([{ queue: 'whispers', data: {} }])
  await enqueue([{ queue: 'postcards', data: {} }])
  await vi.waitFor(() => expect(heard).toContain('postcards'), 10_000)
  expect(heard).toEqual(['postcards'])
  await vi.waitFor(() => expect(done).toContain('whispers'), 10_000)
})
