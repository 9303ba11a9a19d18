import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { expenseRoutes as routes } from '#contract/expenses/expenses.ts'
import { hashOf } from '#server/http/caller.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  await on.record(on.sam)
})

const waitingIds = async (client: TestClient) => {
  const { status, body } = await client.call(routes.list, { query: { show: 'needsYou' } })
  const { items = [] } = body as { items?: { id: string }[] }
  return { status, ids: items.map(({ id }) => id) }
}

test('a session that ended answers nothing any more, and does not say what is wrong with a request', async () => {
  const dana = await app.as(on.dana.personId)
  expect((await waitingIds(dana)).status).toBe(200)
  for (const query of [{ limit: 1000 }, { after: 'x' }])
    expect(await dana.call(routes.list, { query })).toMatchObject({ status: 400, body: { exception: 'invalid' } })
  await bySuperuser(app.database, 'delete from session where person_id = $1', [on.dana.personId])
  for (const query of [{}, { limit: 1000 }, { after: 'x' }])
    expect(await dana.call(routes.list, { query })).toMatchObject({
      status: 401,
      body: { exception: 'unauthenticated' },
    })
})

test('a session that shows another family, another parent or none any more is answered as what it is now', async () => {
  const admin = await app.as(on.admin.personId)
  const look = (family: string | null, viewpoint: string | null) =>
    bySuperuser(app.database, 'update session set family_id = $1, viewpoint = $2 where person_id = $3', [
      family,
      viewpoint,
      on.admin.personId,
    ])
  await look(on.family.id, on.dana.personId)
  const danas = await waitingIds(await app.as(on.dana.personId))
  expect(danas.ids).toHaveLength(1)
  expect(await waitingIds(admin)).toEqual(danas)
  await look(on.family.id, on.sam.personId)
  expect(await waitingIds(admin)).toEqual({ status: 200, ids: [] })
  await look(on.neighbour.familyId, on.neighbour.personId)
  expect((await admin.call(routes.list, { query: {} })).body).toMatchObject({ items: [] })
  await look(on.family.id, on.dana.personId)
  expect(await waitingIds(admin)).toEqual(danas)
  await look(null, null)
  expect(await waitingIds(admin)).toEqual({ status: 403, ids: [] })
})

test('what reads as an expected caller sees nothing without a session, and writes nothing with one', async () => {
  const dana = await app.as(on.dana.personId)
  const presented = {
    kind: 'bearer',
    bytes: hashOf(String(dana.headers.authorization).slice('Bearer '.length)),
    at: app.clock.now(),
  }
  const { scopes } = app.app.deps
  const count = (as: typeof presented) => {
    const seen: unknown[] = []
    const reading = scopes.asPresented(
      as,
      () => true,
      async (tx) => {
        seen.push(...(await tx.selectFrom('expense').select('id').execute()))
      },
    )
    return reading.then(
      () => seen.length,
      (error: Error) => [error.message, seen.length],
    )
  }
  expect(await count(presented)).toBe(1)
  expect(await count({ ...presented, bytes: hashOf('nobody') })).toEqual(['the token belongs to another caller', 0])
  const writing = scopes.asPresented(
    presented,
    () => true,
    (tx) => sql`update expense set name = 'other'`.execute(tx),
  )
  await expect(writing).rejects.toMatchObject({ code: '25006' })
})
