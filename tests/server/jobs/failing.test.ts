import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logTo } from '#server/http/log.ts'
import { bossPool } from '#server/jobs/boss-pool.ts'
import { jobFailuresOf } from '#server/jobs/job-failures.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const lines: string[] = []
const log = logTo('error', { write: (line) => void lines.push(line) })
let on: OwnApp
/** Another server on the same database that leaves the jobs to the first one. */
let other: OwnApp
let people: Cast
let pool: pg.Pool
beforeAll(async () => {
  on = await testApp({ work: true, log })
  other = await testApp({ beside: on, clock: on.clock })
  people = await cast(on)
  pool = bossPool(on.database.jobs, 1)
})
afterAll(async () => {
  await pool.end()
  await other.stop()
  await on.stop()
})

const health = async (app = on) => (await app.anyone().request({ url: '/healthz' })).body
const failed = async (app = on) => {
  const { text } = await app.anyone().request({ url: '/metrics' })
  return /^jobs_failed_total\{queue="mail.waiting"\} (.+)$/m.exec(text)?.[1]
}
const enqueue = (data: object) =>
  bySuperuser(on.database, `insert into pgboss.job (name, data, retry_limit) values ('mail.waiting', $1, 0)`, [data])
const soon = { timeout: 10_000, interval: 100 }

test('a job that fails is logged, counted and told by health, until one of its queue succeeds', async () => {
  expect(await health()).toMatchObject({ jobs: 'ok' })
  expect(await failed()).toBeUndefined()
  await enqueue({ familyId: 'Dana wrote this' })
  await vi.waitFor(async () => expect(await failed()).toBe('1'), soon)
  expect(await on.anyone().request({ url: '/healthz' })).toMatchObject({
    status: 200,
    body: { status: 'ok', jobs: 'failing' },
  })
  expect([await health(other), await failed(other)]).toMatchObject([{ jobs: 'failing' }, '1'])
  const line = lines.find((one) => one.includes('a job failed')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ level: 50, queue: 'mail.waiting', msg: 'a job failed' })
  expect(line).not.toContain('Dana')

  await enqueue({ familyId: people.family.id, personId: people.dana })
  await vi.waitFor(async () => expect(await health()).toMatchObject({ jobs: 'ok' }), soon)
  expect(await failed()).toBe('1')
  expect([await health(other), await failed(other)]).toMatchObject([{ jobs: 'ok' }, '1'])
}, 30_000)

test('a process that starts after a failure tells it', async () => {
  const { watched } = jobFailuresOf({ log: logTo('silent'), clock: on.clock, pool })
  const job = watched('letters', () => Promise.reject(new Error('it cannot be sent')))
  await expect(job(null)).rejects.toThrow('it cannot be sent')
  await expect(job(null)).rejects.toThrow('it cannot be sent')
  const later = jobFailuresOf({ log: logTo('silent'), clock: on.clock, pool })
  expect(await later.health()).toMatchObject({ state: 'failing' })
  expect((await later.health()).failed.get('letters')).toBe(2)
  await later.watched('letters', async () => undefined)(null)
  expect(await jobFailuresOf({ log: logTo('silent'), clock: on.clock, pool }).health()).toMatchObject({ state: 'ok' })
})

test('a job whose outcome cannot be counted still succeeds or fails by itself', async () => {
  const kept: string[] = []
  const gone = bossPool(on.database.jobs, 1)
  await gone.end()
  const log = logTo('error', { write: (line) => void kept.push(line) })
  const { watched } = jobFailuresOf({ log, clock: on.clock, pool: gone })
  await watched('letters', async () => undefined)(null)
  await expect(watched('letters', () => Promise.reject(new Error('a stamp is missing')))(null)).rejects.toThrow(
    'a stamp',
  )
  expect(kept.filter((line) => line.includes('could not be counted'))).toHaveLength(2)
})

test('a day after its last failure a queue is no longer told', async () => {
  const clock = movableClock()
  const failures = jobFailuresOf({ log: logTo('silent'), clock, pool })
  const job = failures.watched('letters', async () => {
    throw new Error('it cannot be sent')
  })
  await expect(job(null)).rejects.toThrow('it cannot be sent')
  expect((await failures.health()).state).toBe('failing')
  clock.forward(24 * 3_600_000)
  expect((await failures.health()).state).toBe('ok')
})

test('the log says where a job failed, and nothing of what was in it', async () => {
  const kept: string[] = []
  const log = logTo('error', { write: (line) => void kept.push(line) })
  const failures = jobFailuresOf({ log, clock: movableClock(), pool })
  const refused = Object.assign(new Error('550 no such user dana.reyes@example.com'), { code: 'EENVELOPE' })
  const fails = (thrown: unknown) =>
    failures
      .watched('mail.waiting', async () => {
        throw thrown
      })({ personId: 'p-1' })
      .catch(() => undefined)
  await fails(refused)
  await fails('dana.reyes@example.com')
  const [first, second] = kept.map((line) => JSON.parse(line))
  expect(first).toMatchObject({ queue: 'mail.waiting', type: 'Error', code: 'EENVELOPE' })
  expect(first.stack).toContain('failing.test.ts')
  expect(second).toMatchObject({ queue: 'mail.waiting', type: 'string' })
  expect(kept.join('')).not.toMatch(/dana|p-1/)
})
