import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { type Scopes, scopesOf } from '#server/db/tenancy.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { familyIdOf } from '#server/seed/many/copy.ts'
import { seedFamilies } from '#server/seed/many/many.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let db: ReturnType<typeof kyselyOn<Schema>>
let scopes: Scopes
beforeAll(async () => {
  database = await testDatabase()
  db = kyselyOn<Schema>(database.migrator.pool())
  scopes = scopesOf(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const printed: string[] = []
const seed = (count: number) => seedFamilies({ db, clock: movableClock(), log: (line) => printed.push(line) }, count)

const statusesOf = (number: number) =>
  scopes.asSystem(familyIdOf(number), async (tx) => {
    const rows = await tx.selectFrom('expense').select('status').orderBy('status').execute()
    return rows.map(({ status }) => status)
  })

test('families by the number: each with its own people and a record that holds; begun before, it goes on', async () => {
  await seed(2)
  await seed(5)
  expect(printed.map((line) => line.split(',')[0])).toEqual(['2 of 2 families', '5 of 5 families'])
  for (const number of [1, 2, 3, 4, 5]) {
    expect(await statusesOf(number)).toEqual(['declined', 'open', 'private', 'settled'])
    expect(await verifyFamily(scopes, recordParts, familyIdOf(number), [])).toEqual([])
  }
  const people = await scopes.beforeSignIn((tx) =>
    tx.selectFrom('person').innerJoin('credential', 'person_id', 'id').select('username').execute(),
  )
  expect(new Set(people.map(({ username }) => username)).size).toBe(10)
  expect(people.map(({ username }) => username)).toContain('dana.reyes.3')
})

test('afterwards the tables are bound as before', async () => {
  await seed(1)
  const { rows } = await database.pool({ max: 1 }).query(`select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`)
  expect(rows).toEqual([])
  expect(await scopes.asSystem(familyIdOf(9), (tx) => tx.selectFrom('expense').select('id').execute())).toEqual([])
})
