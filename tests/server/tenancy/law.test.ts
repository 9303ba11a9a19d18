import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Standing } from '#contract/families.ts'
import { maySee, mayWrite, type ParentsOfProfessional, type Reach, reaches } from '#domain/reach.ts'
import type { Mode } from '#machines/shared/turn.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { type Db, type FamilyScopes, togetherOn, type Viewer } from '#server/db/tenancy.ts'
import { mayKnow } from '#server/live/notice.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import { type SeededFamily, seedPeople } from '#server/seed/people.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { liveNoticeOf, type Planted, type PlantedIds, plant, reachedBy } from './reach-rows.ts'

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
    const everybody = seeded.flatMap(({ ids }) => [...ids.values()])
    for (const family of seeded) await admit(scopes, family, everybody)
    return seeded
  })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const familyAt = (at: number): SeededFamily => {
  const family = families[at]
  if (!family) throw new Error(`there is no family ${at}`)
  return family
}

const membersAt = (at: number): readonly string[] => [...familyAt(at).ids.values()]
/** These people are only a few, so that the viewer is often one of those named. */
const people = (): string[] => [...membersAt(0), ...membersAt(1)]

/** Makes everybody a member of both families, because the law on rows begins where somebody belongs to the family. */
const admit = (
  scopes: FamilyScopes,
  { id: family_id, ids }: SeededFamily,
  others: readonly string[],
): Promise<unknown> => {
  const own = new Set(ids.values())
  const rows = others
    .filter((person_id) => !own.has(person_id))
    .map((person_id) => ({ family_id, person_id, role: 'thirdParty' as const, side: null, since: now }))
  return scopes.asSystem(family_id, (tx) => tx.insertInto('membership').values(rows).execute())
}

const whose = fc.nat({ max: 1 })
const reach = fc.constantFrom<Reach>(...reaches)
const number = fc.nat({ max: 1000 })
const among = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length]
  if (one === undefined) throw new Error('there is nobody')
  return one
}

/** People are numbers here, because they exist only when the tests run. */
const row = fc.record({
  family: whose,
  reach,
  named: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 3 }),
  told: number,
  by: number,
})
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never
const plantedOf = ({ family, reach: how, named, told, by }: Row): Planted => ({
  familyId: familyAt(family).id,
  reach: how,
  audience: ['named', 'closed'].includes(how) ? named.map((at) => among(people(), at)) : null,
  told: among(membersAt(family), told),
  uploader: among(people(), by),
})

const look = fc.record({
  family: whose,
  person: number,
  viewpoint: number,
  standing: fc.constantFrom<Standing>('parent', 'child', 'thirdParty', 'professional', 'professionalOfBoth'),
  mode: fc.constantFrom<Mode>('self', 'viewing', 'synced'),
})
type Look = typeof look extends fc.Arbitrary<infer Value> ? Value : never
const viewerOf = ({ family, person, viewpoint, standing, mode }: Look): Viewer => {
  const personId = among(people(), person)
  const viewer = { familyId: familyAt(family).id, personId, viewpoint: among(people(), viewpoint), standing, mode }
  const isOfSome = standing === 'professional' && mode === 'self'
  return isOfSome ? { ...viewer, parents: parentsOf(family, personId) } : viewer
}

/** Pat has an access of Dana alone, Robin of both parents, and everybody else of none. */
const parentsOf = (at: number, personId: string): ParentsOfProfessional => {
  const { ids } = familyAt(at)
  const accounts = demoFamilies[at]?.people ?? []
  const looksAs = accounts.find(({ username }) => ids.get(username) === personId)?.looksAs ?? []
  const parents = accounts.filter(({ role }) => role === 'parent').map(({ username }) => username)
  const idsOf = (usernames: readonly string[]) => usernames.flatMap((username) => ids.get(username) ?? [])
  return {
    confiding: idsOf(parents.filter((parent) => looksAs.includes(parent))),
    withdrawn: idsOf(parents.filter((parent) => !looksAs.includes(parent))),
  }
}

class Undone extends Error {}

/** Rolls back everything that `run` writes. */
const undone = (run: (scopes: FamilyScopes) => Promise<void>): Promise<void> =>
  togetherOn(db, async (scopes) => {
    await run(scopes)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })

type Thing = Planted & { readonly ids: PlantedIds }

const plantAll = async (scopes: FamilyScopes, rows: readonly Row[]): Promise<Thing[]> => {
  const things: Thing[] = []
  for (const [familyId, own] of Map.groupBy(rows.map(plantedOf), (thing) => thing.familyId)) {
    const ids = await scopes.asSystem(familyId, (tx) => plant(tx, familyId, own, now))
    things.push(...own.map((thing, at) => ({ ...thing, ids: among(ids, at) })))
  }
  return things
}

/** Lists what the law shows of each kind of thing. */
const lawful = (things: readonly Thing[], viewer: Viewer) => {
  const own = things.filter(({ familyId }) => familyId === viewer.familyId)
  const idsOf = (kind: keyof PlantedIds, passes: (thing: Thing) => boolean) =>
    own
      .filter(passes)
      .map(({ ids }) => ids[kind])
      .sort()
  const sees = (thing: Thing) => maySee(thing, viewer)
  const writes = (thing: Thing) => mayWrite(thing, viewer)
  return {
    read: idsOf('row', sees),
    write: idsOf('row', writes),
    stream: idsOf('entry', sees),
    notice: idsOf('notice', (thing) => writes(thing) && thing.told === viewer.personId),
    due: idsOf('row', writes),
    file: idsOf('file', (thing) => sees(thing) || maySee({ reach: 'closed', audience: [thing.uploader] }, viewer)),
    live: idsOf('row', sees),
  }
}

const shown = async (scopes: FamilyScopes, things: readonly Thing[], viewer: Viewer) => {
  const reached = await scopes.asViewer(viewer, (tx) => reachedBy(tx, now))
  const live = things.filter((thing) => mayKnow(liveNoticeOf(thing, thing.ids), viewer)).map(({ ids }) => ids.row)
  const sorted = Object.entries({ ...reached, live }).map(([kind, ids]) => [kind, [...ids].sort()])
  return Object.fromEntries(sorted)
}

test('for 2,000 random rows, the database shows and lets write what the law says, to whoever looks', async () => {
  const batches = fc.record({
    rows: fc.array(row, { minLength: 100, maxLength: 100 }),
    looks: fc.array(look, { minLength: 12, maxLength: 12 }),
  })
  const agrees = ({ rows, looks }: { readonly rows: readonly Row[]; readonly looks: readonly Look[] }) =>
    undone(async (scopes) => {
      const things = await plantAll(scopes, rows)
      for (const viewer of looks.map(viewerOf))
        expect(await shown(scopes, things, viewer), JSON.stringify(viewer)).toEqual(lawful(things, viewer))
    })
  await fc.assert(fc.asyncProperty(batches, agrees), { numRuns: 20, endOnFailure: true })
})
