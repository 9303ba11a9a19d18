import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newExpense } from '#contract/expenses/expenses.ts'
import { dateIn } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { scopesOf, togetherOn } from '#server/db/tenancy.ts'
import { ledgerAt } from '#server/features/child-support/child-support.ledger.ts'
import { ordersOf, zoneOf } from '#server/features/child-support/child-support.store.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { storageIn } from '#server/files/storage.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { generatePastOf } from '#server/seed/past/demo-past.ts'
import { stepsOf } from '#server/seed/past/generate-past.ts'
import { hartBell } from '#server/seed/past/hart-bell.ts'
import type { Library } from '#server/seed/past/library.ts'
import { reyesKeller } from '#server/seed/past/reyes-keller.ts'
import { vegaLuna } from '#server/seed/past/vega-luna.ts'
import { seedPeople } from '#server/seed/people.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { parentViewer } from '#tests/support/stage.ts'

const clock = movableClock()
const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-past-'))
let database: TestDatabase
let db: ReturnType<typeof kyselyOn<Schema>>
beforeAll(async () => {
  database = await testDatabase()
  db = kyselyOn<Schema>(database.pool())
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const today = dateIn(clock.now(), 'America/New_York')
const anId = crypto.randomUUID()
const deedsIn = (library: Library) => stepsOf(library, { today, category: () => ({ id: anId, creatorPercent: 50 }) })

test('two years of a family: about four hundred expenses, each of the ways they can go', () => {
  const plans = deedsIn(reyesKeller).flatMap(({ action, expense }) => (action.type === 'record' ? [expense.plan] : []))
  expect(plans.length).toBeGreaterThan(380)
  expect(new Set(plans.map(({ scenario }) => scenario.how)).size).toBe(10)
})

test.each([
  ['New York', reyesKeller],
  ['London', hartBell],
  ['Mexico City', vegaLuna],
])(
  'what is told of %s is within the limits, in the order of time, and over before the present begins',
  (_, library) => {
    const deeds = deedsIn(library)
    const times = deeds.map(({ day, minute }) => minute - day * 1440)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(deeds.at(-1)?.day).toBeGreaterThan(32)
    for (const { action, expense } of deeds)
      if (action.type === 'record') {
        const { name, total, note = null } = expense.plan
        const typed = { name, total, note, purchaseDate: today, categoryId: anId, childIds: [anId] }
        expect(() => z.parse(newExpense, { ...typed, private: false, receipts: [] })).not.toThrow()
      }
  },
)

test('recorded through the regular scopes it leaves nothing open, a record that holds and receipts that can be read', async () => {
  const [, london] = demoFamilies
  if (!london) throw new Error('a family is needed')
  const storage = storageIn(dataDir)
  const family = await togetherOn(db, async (scopes) => {
    const seeded = await seedPeople(
      scopes,
      { ...london, people: renamed(london.people) },
      'nobody signs in',
      clock.now(),
    )
    const parents = { A: parentViewer(seeded, 'past.olivia.hart'), B: parentViewer(seeded, 'past.thomas.bell') }
    await generatePastOf({ scopes, storage }, london, { parents, today, beside: [] })
    return seeded
  })
  const scopes = scopesOf(db)
  expect(await verifyFamily(scopes, recordParts, family.id, [])).toEqual([])
  const { statuses, files } = await scopes.asSystem(family.id, async (tx) => ({
    statuses: await tx.selectFrom('expense').select('status').distinct().orderBy('status').execute(),
    files: await tx
      .selectFrom('file')
      .leftJoin('file_use', 'file_use.file_id', 'file.id')
      .select(['sha256', 'bytes', 'entity_id'])
      .execute(),
  }))
  expect(statuses.map(({ status }) => status)).toEqual(['declined', 'private', 'settled', 'withdrawn'])
  expect(files.length).toBeGreaterThan(20)
  for (const { sha256, bytes, entity_id } of files)
    expect([(await storage.blobBytes(sha256)).length, entity_id]).toEqual([bytes, expect.any(String)])
})

const renamed = <Person extends { readonly username: string }>(people: readonly Person[]) =>
  people.map((person) => ({ ...person, username: `past.${person.username}` }))

test('a database that has the demo is left as it is', async () => {
  const counts = async () => {
    const { rows } = await database.pool({ max: 1 }).query('select count(*) as people from person')
    return rows
  }
  await seedDemo({ db, clock })
  const before = await counts()
  await seedDemo({ db, clock })
  expect(await counts()).toEqual(before)
})

test.each(demoFamilies.map(({ people }) => people[0]?.username ?? ''))(
  'beside the expenses of %s stands child support: two payments that arrived, and today’s that is due',
  async (username) => {
    const scopes = scopesOf(db)
    const { family_id } = await scopes.beforeSignIn((tx) =>
      tx
        .selectFrom('person as p')
        .innerJoin('membership as m', 'm.person_id', 'p.id')
        .select('m.family_id')
        .where('p.username', '=', username)
        .executeTakeFirstOrThrow(),
    )
    const { ledger, status } = await scopes.asSystem(family_id, async (tx) => {
      const [order] = await ordersOf(tx)
      if (!order) throw new Error('an order is needed')
      const today = dateIn(clock.now(), await zoneOf(tx))
      return { ...(await ledgerAt(tx, order.root_id, today)), status: order.status }
    })
    expect([status, ...ledger.lines.map(({ remaining }) => remaining)]).toEqual(['active', 0, 0, 320_00])
    expect(await verifyFamily(scopes, recordParts, family_id, [])).toEqual([])
  },
)
