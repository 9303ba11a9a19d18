import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maySee, mayWrite, type Reach, reaches } from '#domain/reach.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { type Db, type FamilyScopes, togetherOn, type Viewer } from '#server/db/tenancy.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import { type SeededFamily, seedPeople } from '#server/seed/people.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

const now = '2026-11-20T12:00:00.000Z'

let database: TestDatabase
let db: Db
let families: readonly SeededFamily[]
beforeAll(async () => {
  database = await testDatabase()
  db = kyselyOn<Schema>(database.pool({ max: 1 }))
  families = await togetherOn(db, async (scopes) => {
    const seeded: SeededFamily[] = []
    for (const family of demoFamilies.slice(0, 2)) seeded.push(await seedPeople(scopes, family, '', now))
    return seeded
  })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** There are only a few people, so that the viewer is often one of those named. */
const people = Array.from({ length: 6 }, () => randomUUID())
const person = fc.constantFrom(...people)
const whose = fc.nat({ max: 1 })
const reach = fc.constantFrom<Reach>(...reaches)

type Row = { readonly family: number; readonly reach: Reach; readonly audience: readonly string[] | null }
const row: fc.Arbitrary<Row> = fc
  .record({ family: whose, reach, named: fc.uniqueArray(person, { maxLength: 3 }) })
  .map(({ named, ...at }) => ({ ...at, audience: ['named', 'closed'].includes(at.reach) ? named : null }))

type Look = Omit<Viewer, 'familyId'> & { readonly family: number }
const look: fc.Arbitrary<Look> = fc.record({
  family: whose,
  personId: person,
  viewpoint: person,
  standing: fc.constantFrom('parent', 'child', 'thirdParty', 'professional'),
  mode: fc.constantFrom('self', 'viewing', 'synced'),
})

class Undone extends Error {}

/** Rolls back everything that `run` writes. */
const undone = (run: (scopes: FamilyScopes) => Promise<void>): Promise<void> =>
  togetherOn(db, async (scopes) => {
    await run(scopes)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })

const familyAt = (at: number): SeededFamily => {
  const family = families[at]
  if (!family) throw new Error(`there is no family ${at}`)
  return family
}

/** Writes the rows as the product does, and returns their ids in the same order. */
const insert = async (scopes: FamilyScopes, rows: readonly Row[]): Promise<string[]> => {
  const ids = rows.map(() => randomUUID())
  for (const [at, { id: family_id, ids: members }] of families.entries()) {
    const [person_id = ''] = members.values()
    const own = rows.flatMap(({ family, reach: how, audience }, index) => {
      const named = audience && [...audience]
      const entity_id = ids[index] ?? ''
      return family === at ? [{ family_id, entity_id, person_id, at: now, reach: how, audience: named }] : []
    })
    await scopes.asSystem(family_id, async (tx) => {
      if (own.length > 0) await tx.insertInto('viewed').values(own).execute()
    })
  }
  return ids
}

test('for 2,000 random rows, the database shows and lets write what the law says, to whoever looks', async () => {
  const batches = fc.record({
    rows: fc.array(row, { minLength: 100, maxLength: 100 }),
    looks: fc.array(look, { minLength: 12, maxLength: 12 }),
  })
  const agrees = ({ rows, looks }: { readonly rows: readonly Row[]; readonly looks: readonly Look[] }) =>
    undone(async (scopes) => {
      const ids = await insert(scopes, rows)
      for (const { family, ...eyes } of looks) {
        const viewer: Viewer = { ...eyes, familyId: familyAt(family).id }
        const lawful = (law: typeof maySee) =>
          ids.filter((_, at) => rows[at]?.family === family && law(rows[at], viewer)).sort()
        const [shown, written] = await scopes.asViewer(viewer, async (tx) => [
          await tx.selectFrom('viewed').select('entity_id').execute(),
          await tx.updateTable('viewed').set({ at: now }).returning('entity_id').execute(),
        ])
        expect(shown.map(({ entity_id }) => entity_id).sort(), JSON.stringify(viewer)).toEqual(lawful(maySee))
        expect(written.map(({ entity_id }) => entity_id).sort(), JSON.stringify(viewer)).toEqual(lawful(mayWrite))
      }
    })
  await fc.assert(fc.asyncProperty(batches, agrees), { numRuns: 20, endOnFailure: true })
})
