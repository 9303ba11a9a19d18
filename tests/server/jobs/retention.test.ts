import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, epochOf } from '#domain/time.ts'
import { features } from '#server/features/features.ts'
import { sweepUnusedFiles } from '#server/features/files/sweep-files.ts'
import { storageIn } from '#server/files/storage.ts'
import { sweepExpiredEvents } from '#server/inbox/inbox.ts'
import { bossPool, executeOn } from '#server/jobs/boss-pool.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { queuesOf } from '#server/jobs/register.ts'
import { type Retention, retention } from '#server/jobs/retention.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { pruneOutsideHeads } from '#server/service-log/outside/outside-heads.ts'
import { pruneCheckpoints } from '#server/service-log/prune-checkpoints.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { feeWaiverRows } from './fee-waiver-rows.ts'
import { signInRows } from './sign-in-rows.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())

const db = (text: string, ...values: unknown[]) => bySuperuser(on.database, text, values)
const count = async (table: string, id: string, column = 'id') =>
  (await db(`select from ${table} where ${column}::text = $1`, id)).length
const expired = () => sweepExpired(on.deps)
const heads = () => outsideFolderOf(on.deps.config.dataDir)

type Kept = {
  /** Makes one that has served its purpose at this moment. */
  readonly make: (id: string, now: string) => Promise<unknown>
  readonly count: (id: string) => Promise<number>
  readonly sweep: () => Promise<unknown>
  /** The rows that are kept by the day go with their day. */
  readonly lateBy?: number
}

const checkpoint = (size: number, at: string) =>
  db("insert into log_checkpoint (origin, size, at, note) values (99, $1, $2, '')", size, at)

/** One that was used last at `now`. */
const session = (id: string, now: string, until: string) =>
  db(
    `insert into session (id, token_hash, person_id, created_at, last_used_at, expires_at)
      values ($1::uuid, decode(md5($1::text), 'hex'), $2, $3, $3, $4)`,
    ...[id, people.dana, now, until],
  )

const registration = (id: string, now: string) =>
  db(
    `insert into registration (id, status, version, locale, country, terms_version, terms_at, created_at, changed_at,
      expires_at) values ($1, 'completed', 5, 'en-US', 'US', '2026-11', $2, $2, $2, $2)`,
    ...[id, now],
  )

const kinds: Record<Exclude<keyof typeof retention, 'doneJobs' | 'waitingJobs'>, Kept> = {
  unusedFiles: {
    make: (id, now) =>
      db(
        `insert into file (family_id, id, sha256, name, type, bytes, added_by, added_at, reach, audience)
          values ($1, $2, repeat('a', 64), 'a.pdf', 'application/pdf', 9, $3::uuid, $4, 'closed', array[$3::uuid])`,
        ...[people.family.id, id, people.dana, now],
      ),
    count: (id) => count('file', id),
    sweep: () => sweepUnusedFiles(on.deps, storageIn(on.deps.config.dataDir)),
  },
  uploads: {
    make: (id, now) =>
      db(
        `insert into upload (family_id, id, name, bytes, received, begun_at, reach, audience)
          values ($1, $2, 'a.pdf', 9, 0, $4, 'closed', array[$3::uuid])`,
        ...[people.family.id, id, people.dana, now],
      ),
    count: (id) => count('upload', id),
    sweep: expired,
  },
  ...feeWaiverRows({ db, count, expired, person: () => people.dana }),
  answers: {
    make: (id, now) =>
      db(
        "insert into idempotency (person_id, key, body_hash, created_at) values ($1, $2, '', $3)",
        ...[people.dana, id, now],
      ),
    count: (id) => count('idempotency', id, 'key'),
    sweep: expired,
  },
  contactMessages: {
    make: (id, now) =>
      db(
        `insert into contact_message (id, press_key, body_hash, reason, locale, created_at, sent_at)
          values ($1::uuid, $1::text, '', 'inquiry', 'en-US', $2, $2)`,
        id,
        now,
      ),
    count: (id) => count('contact_message', id),
    sweep: expired,
  },
  attempts: {
    make: (id, now) => db('insert into attempt (key, points, expire) values ($1, 1, $2)', id, epochOf(now)),
    count: (id) => count('attempt', id, 'key'),
    sweep: expired,
  },
  sessions: {
    make: (id, now) => session(id, now, now),
    count: (id) => count('session', id),
    sweep: expired,
  },
  idleSessions: {
    make: (id, now) => session(id, now, addMs(now, 2 * retention.idleSessions.ms)),
    count: (id) => count('session', id),
    sweep: expired,
  },
  ...signInRows({ db, count, expired, person: () => people.dana }),
  signInAttempts: {
    make: (id, now) =>
      db("insert into sign_in_attempt (key, failures, last_at) values (convert_to($1, 'UTF8'), 1, $2)", id, now),
    count: (id) => count('sign_in_attempt', id, "convert_from(key, 'UTF8')"),
    sweep: expired,
  },
  knownDevices: {
    make: (id, now) =>
      db(
        `insert into known_device (id, token_hash, person_id, created_at, last_used_at)
          values ($1::uuid, decode(md5($1::text), 'hex'), $2, $3, $3)`,
        id,
        people.dana,
        now,
      ),
    count: (id) => count('known_device', id),
    sweep: expired,
  },
  securityMails: {
    make: async (id, now) => {
      await db(
        `insert into person (id, username, first_name, last_name, locale, time_zone, user_type, created_at)
          select $1::uuid, $1::uuid::text, first_name, last_name, locale, time_zone, user_type, created_at
          from person where id = $2::uuid`,
        id,
        people.dana,
      )
      await db("insert into security_mail (person_id, kind, since, count) values ($1, 'locked', $2, 1)", id, now)
    },
    count: (id) => count('security_mail', id, 'person_id'),
    sweep: expired,
  },
  registrations: { make: registration, count: (id) => count('registration', id), sweep: expired },
  sendings: {
    make: (id, now) => db("insert into invited_address (id, address_hash, sent_at) values ($1, '', $2)", id, now),
    count: (id) => count('invited_address', id),
    sweep: expired,
  },
  outbox: {
    make: (id, now) =>
      db("insert into outbox (id, at, recipient, subject, text) values ($1, $2, 'a@b.example', '', '')", id, now),
    count: (id) => count('outbox', id),
    sweep: expired,
  },
  webhooks: {
    make: (id, now) =>
      db(
        `insert into bank_event (provider, event_id, topic, received_at, next_try_at, processed_at, outcome)
          values ('sandbox', $1, 'x', $2, $2, $2, 'nobody')`,
        id,
        now,
      ),
    count: (id) => count('bank_event', id, 'event_id'),
    sweep: () => sweepExpiredEvents(on.deps),
  },
  checkpoints: {
    make: async (_, now) => {
      await db("insert into log_origin (number, name, keys, opened_at) values (99, 'x', '{}', $1)", now)
      await checkpoint(1, now)
      await checkpoint(2, addMs(now, 3_600_000))
    },
    count: async () => (await db('select from log_checkpoint where origin = 99 and size = 1')).length,
    sweep: () => pruneCheckpoints(on.deps.scopes, on.clock.now()),
  },
  outsideHeads: {
    make: async (_, now) => {
      mkdirSync(heads(), { recursive: true })
      writeFileSync(join(heads(), `heads-${now.slice(0, 10)}.jsonl`), '')
    },
    count: async () => readdirSync(heads()).filter((name) => name.startsWith('heads-')).length,
    sweep: () => pruneOutsideHeads(heads(), on.clock.now()),
    lateBy: 24 * 3_600_000,
  },
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  '%s stay as long as the table says, and no longer',
  async (name) => {
    const { make, count: counted, sweep, lateBy = 0 } = kinds[name]
    const { ms } = retention[name]
    on.clock.reset()
    const id = randomUUID()
    await make(id, addMs(on.clock.now(), 1))
    on.clock.forward(ms)
    await sweep()
    expect(await counted(id)).toBe(1)
    on.clock.forward(lateBy + 2)
    await sweep()
    expect(await counted(id)).toBe(0)
  },
)

test('doneJobs and waitingJobs stay as long as the table says, and no longer', async () => {
  await installQueues(on.database.migrator, { letters: 'standard' })
  const pool = bossPool(on.database.jobs, 1)
  const boss = new PgBoss({ db: executeOn(pool), migrate: false, supervise: false, schedule: false })
  await boss.start()
  const ids = async () => {
    const rows = await db("select data->>'as' as name from pgboss.job where name = 'letters' order by 1")
    return rows.map(({ name }) => name)
  }
  const older = (as: string, ms: number) =>
    db(
      `update pgboss.job set completed_on = completed_on - make_interval(secs => $2), keep_until = keep_until - make_interval(secs => $2)
        where data->>'as' = $1`,
      as,
      ms / 1000,
    )
  for (const as of ['done', 'doneLater', 'waiting', 'waitingLater']) await boss.send('letters', { as })
  await db("update pgboss.job set state = 'completed', completed_on = now() where data->>'as' like 'done%'")
  const minute = 60_000
  await older('done', retention.doneJobs.ms + minute)
  await older('doneLater', retention.doneJobs.ms - minute)
  await older('waiting', retention.waitingJobs.ms + minute)
  await older('waitingLater', retention.waitingJobs.ms - minute)
  await boss.supervise('letters')
  expect(await ids()).toEqual(['doneLater', 'waitingLater'])
  await boss.stop({ graceful: false })
  await pool.end()
})

test('the jobs that delete exist', () => {
  const queues = ['pg-boss', ...Object.keys(queuesOf(features))]
  const jobs = Object.values<Retention>(retention).flatMap(({ job }) => job.split(', '))
  expect(jobs.filter((job) => !queues.includes(job))).toEqual([])
})
