import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtOnce } from '#server/db/built-once.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let db: Kysely<Schema>
beforeAll(async () => {
  database = await testDatabase()
  db = kyselyOn<Schema>(database.migrator.pool({ max: 1 }))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('a statement is built once and sent with the values of each time, in whatever order they are given', async () => {
  let built = 0
  const adds = builtOnce<{ one: number; other: number }, { sum: number }>((tx, value) => {
    built += 1
    const sum = sql<number>`${value('one')}::int - ${value('other')}::int * ${10}::int + ${value('one')}::int`
    return tx.selectNoFrom(sum.as('sum'))
  })
  const sums = await db
    .transaction()
    .execute(async (tx) => [await adds.run(tx, { one: 100, other: 1 }), await adds.run(tx, { other: 2, one: 200 })])
  expect([built, sums]).toEqual([1, [[{ sum: 190 }], [{ sum: 380 }]]])
})
