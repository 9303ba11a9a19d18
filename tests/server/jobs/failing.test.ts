import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logTo } from '#server/http/log.ts'
import { jobFailuresOf } from '#server/jobs/job-failures.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/superuser.ts'

const lines: string[] = []
const log = logTo('error', { write: (line) => void lines.push(line) })
let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp({ work: true, log })
  people = await cast(on)
})
afterAll(() => on.stop())

const health = async () => (await on.anyone().request({ url: '/healthz' })).body
const failed = async () => {
  const { text } = await on.anyone().request({ url: '/metrics' })
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
  const line = lines.find((one) => one.includes('a job failed')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ level: 50, queue: 'mail.waiting', msg: 'a job failed' })
  expect(line).not.toContain('Dana')

  await enqueue({ familyId: people.family.id, personId: people.dana })
  await vi.waitFor(async () => expect(await health()).toMatchObject({ jobs: 'ok' }), soon)
  expect(await failed()).toBe('1')
}, 30_000)

test('a day after its last failure a queue is no longer told', async () => {
  const clock = movableClock()
  const failures = jobFailuresOf(logTo('silent'), clock)
  const job = failures.watched('letters', async () => {
    throw new Error('it cannot be sent')
  })
  await expect(job(null)).rejects.toThrow('it cannot be sent')
  expect(failures.health()).toEqual({ state: 'failing', failed: new Map([['letters', 1]]) })
  clock.forward(24 * 3_600_000)
  expect(failures.health().state).toBe('ok')
})

test('the log says where a job failed, and nothing of what was in it', async () => {
  const kept: string[] = []
  const failures = jobFailuresOf(logTo('error', { write: (line) => void kept.push(line) }), movableClock())
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
