import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionRoutes } from '#contract/session.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())

const parent = (personId: string): Viewer => ({
  personId,
  familyId: people.family.id,
  viewpoint: personId,
  standing: 'parent',
  mode: 'self',
})
const through = (viewer: Viewer) =>
  on.deps.scopes.asViewer(viewer, async (tx) => ({
    sessions: (await tx.selectFrom('session').select('id').execute()).length,
    bearers: (await tx.selectFrom('bearer').select('session_id').execute()).length,
    answers: (await tx.selectFrom('idempotency').select('key').execute()).length,
    mails: (await tx.selectFrom('outbox').select('id').execute()).length,
  }))

test('no family’s scope shows a session or a token; kept answers are their person’s alone', async () => {
  const dana = await on.as(people.dana)
  await dana.call(sessionRoutes.setLocale, { body: { locale: 'en-GB' } })
  expect(await through(parent(people.dana))).toEqual({ sessions: 0, bearers: 0, answers: 1, mails: 0 })
  expect(await through(parent(people.sam))).toEqual({ sessions: 0, bearers: 0, answers: 0, mails: 0 })
})

test('the counted tries at signing in are in no scope at all', async () => {
  const visible = on.deps.scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('attempt' as never)
      .selectAll()
      .execute(),
  )
  await expect(visible).rejects.toThrow(/permission denied/)
})

test('an administrator looks as a parent, and only where that is one', async () => {
  const { scopes } = on.deps
  const admin = crypto.randomUUID()
  await scopes.beforeSignIn((tx) =>
    tx
      .insertInto('person')
      .values({
        id: admin,
        username: 'the.admin',
        first_name: 'Ada',
        last_name: 'Min',
        locale: 'en-US',
        time_zone: 'America/New_York',
        user_type: 'admin',
        is_attorney: false,
        created_at: on.clock.now(),
      })
      .execute(),
  )
  const client = await on.as(admin)
  const lookAt = (family_id: string, viewpoint: string) =>
    scopes.beforeSignIn((tx) =>
      tx.updateTable('session').set({ family_id, viewpoint }).where('person_id', '=', admin).execute(),
    )
  const values = async () => (await client.call(sessionRoutes.localStorage, {})).body
  expect(await values()).toMatchObject({ isAdmin: true, adminSyncedUserId: null })
  await lookAt(people.family.id, people.sam)
  expect(await values()).toMatchObject({ isAdmin: true, adminUserId: admin, adminSyncedUserId: people.sam })
  await lookAt(people.neighbours.id, people.sam)
  expect(await values()).toMatchObject({ adminSyncedUserId: null })
})
