import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#server/db/tenancy.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let shared: string
let secret: string
beforeAll(async () => {
  on = await ownStage()
  shared = await on.record(on.sam)
  secret = await on.record(on.dana, { name: 'Birthday surprise', private: true })
})
afterAll(() => on.end())

/** Reads without any filter, as a faulty handler would. */
const everything = (viewer: Viewer) =>
  on.scopes.asViewer(viewer, async (tx) => ({
    expenses: (await tx.selectFrom('expense').select('id').execute()).map(({ id }) => id).sort(),
    streams: (await tx.selectFrom('entry').select('stream_id').distinct().where('entity', '=', 'expense').execute())
      .length,
    entries: (await tx.selectFrom('entry').select('id').where('entity', '=', 'expense').execute()).length,
    families: (await tx.selectFrom('family').select('id').execute()).length,
    categories: (await tx.selectFrom('category').select('id').execute()).length,
    secrets: (await tx.selectFrom('credential').select('person_id').execute()).length,
  }))
const both = () => [shared, secret].sort()

test('each person is shown their own by the database itself, whatever a handler forgets', async () => {
  const family = { families: 1, categories: 4, secrets: 0 }
  expect(await everything(on.dana)).toEqual({ ...family, expenses: both(), streams: 2, entries: 2 })
  expect(await everything(on.sam)).toEqual({ ...family, expenses: [shared], streams: 1, entries: 1 })
  expect(await everything(on.professional)).toEqual({ ...family, expenses: [shared], streams: 1, entries: 1 })
  expect(await everything(on.admin)).toEqual({ ...family, expenses: [shared], streams: 1, entries: 1 })
  expect(await everything(on.child)).toEqual({ ...family, categories: 0, expenses: [], streams: 0, entries: 0 })
  expect(await everything(on.neighbour)).toEqual({ ...family, expenses: [], streams: 0, entries: 0 })
})

test.each(['professional', 'admin', 'child', 'neighbour'] as const)('%s cannot write past the scopes', async (who) => {
  const viewer = on.people[who]
  const changed = await on.scopes.asViewer(viewer, (tx) =>
    tx.updateTable('expense').set({ name: 'mine now' }).where('id', '=', shared).executeTakeFirst(),
  )
  expect(changed.numUpdatedRows).toBe(0n)
  const insert = on.scopes.asViewer(viewer, (tx) =>
    tx
      .insertInto('viewed')
      .values({
        family_id: on.family.id,
        entity_id: shared,
        person_id: viewer.personId,
        at: on.clock.now(),
        audience: null,
      })
      .execute(),
  )
  await expect(insert).rejects.toThrow(/row-level security/)
})

test('nobody signed in sees no family; a sweep sees heads and nothing that was said', async () => {
  const rows = await on.scopes.beforeSignIn((tx) => tx.selectFrom('expense').select('id').execute())
  expect(rows).toEqual([])
  const heads = await on.scopes.acrossFamilies((tx) => tx.selectFrom('stream').select('head_seq').execute())
  // Two of the expenses, and those in which the two families and their people are stated.
  expect(heads.length).toBe(7)
  await expect(on.scopes.acrossFamilies((tx) => sql`select payload from entry`.execute(tx))).rejects.toThrow(
    /permission denied/,
  )
})

test('a family is somebody else’s even by its id', async () => {
  const intruder: Viewer = { ...on.neighbour, familyId: on.neighbours.id }
  const rows = await on.scopes.asViewer(intruder, (tx) =>
    tx.selectFrom('expense').select('id').where('family_id', '=', on.family.id).execute(),
  )
  expect(rows).toEqual([])
})
