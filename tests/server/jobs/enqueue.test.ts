import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Tx } from '#server/db/tenancy.ts'
import { bossPool, executeOn } from '#server/jobs/boss-pool.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())

const waiting = () => ({ queue: 'mail.waiting', data: { familyId: people.family.id, personId: people.dana } })
const asDana = <T>(run: (tx: Tx) => Promise<T>) =>
  on.deps.scopes.asViewer(
    { personId: people.dana, familyId: people.family.id, viewpoint: people.dana, standing: 'parent', mode: 'self' },
    run,
  )
const jobs = async () => (await on.anyone().request({ url: '/pub/v1/dev/jobs' })).body
const mails = async () => (await on.anyone().request({ url: '/pub/v1/dev/outbox' })).body as { to: string }[]

test('a job is there if and only if the change it belongs to was committed', async () => {
  const failing = asDana(async (tx) => {
    await on.deps.enqueue(tx, waiting())
    throw new Error('and then it failed')
  })
  await expect(failing).rejects.toThrow('and then it failed')
  expect(await jobs()).toEqual([])
  await asDana((tx) => on.deps.enqueue(tx, waiting()))
  expect(await jobs()).toEqual([{ queue: 'mail.waiting', state: 'created', count: 1 }])
})

test('a scope may add jobs; it may not read or change them', async () => {
  await expect(
    asDana((tx) =>
      tx
        .selectFrom('pgboss.job' as never)
        .selectAll()
        .execute(),
    ),
  ).rejects.toThrow(/permission denied/)
  await expect(asDana((tx) => tx.deleteFrom('pgboss.job' as never).execute())).rejects.toThrow(/permission denied/)
})

test('a job to a queue that nobody answers fails its change', async () => {
  await expect(asDana((tx) => on.deps.enqueue(tx, { queue: 'nobody', data: {} }))).rejects.toThrow(/does not exist/)
})

test('a job is stored as pg-boss stores what it is sent, column by column', async () => {
  const pool = bossPool(on.database.jobs, 1)
  const boss = new PgBoss({ db: executeOn(pool), migrate: false, supervise: false, schedule: false })
  await boss.start()
  const job = { queue: 'mail.contact', data: { id: people.dana } }
  const startAfter = '2031-03-04T05:06:07.000Z'
  for (const options of [{}, { startAfter }]) {
    await boss.send(job.queue, job.data, options)
    await asDana((tx) => on.deps.enqueue(tx, { ...job, ...options }))
  }
  await boss.stop({ graceful: false })
  await pool.end()
  const rows = await bySuperuser(
    on.database,
    `select to_jsonb(j) - '{id,start_after,created_on,keep_until}'::text[] as row, keep_until - start_after as kept,
      case when start_after > now() then start_after end as later, start_after = created_on as at_once
    from pgboss.job j where name = 'mail.contact' order by start_after, created_on`,
  )
  expect(rows.map(({ later }) => later)).toEqual([null, null, new Date(startAfter), new Date(startAfter)])
  expect(rows[1]).toEqual(rows[0])
  expect(rows[3]).toEqual(rows[2])
})

test('what one process enqueued, another does', async () => {
  const worker = await testApp({ beside: on, work: true })
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ to: 'dana.reyes@example.com' }]), 10_000)
  await worker.stop()
})
