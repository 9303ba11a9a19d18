import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { scopesOf } from '#server/db/tenancy.ts'
import { appendEntries } from '#server/history/append.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { suffixes } from '#tests/support/suffixes.ts'

let database: TestDatabase
let db: Kysely<Schema>
let on: Stage
beforeAll(async () => {
  database = await testDatabase()
  const { superuser } = database
  await asSuperuser(superuser, `alter database ${superuser.database} set track_functions = 'all'`)
  db = kyselyOn<Schema>(database.pool({ max: 1 }))
  on = await stage({ deps: { scopes: scopesOf(db) }, clock: movableClock(), database, suffix: suffixes() })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('entries are appended by one function, which calls no other that writes', async () => {
  const entry = () => ({
    id: randomUUID(),
    at: on.clock.now(),
    kind: 'expense.begin',
    entity: 'expense',
    entityId: randomUUID(),
    audience: null,
    payload: {},
  })
  const called = await on.scopes.asViewer(on.dana, async (tx) => {
    await appendEntries(tx, on.dana.familyId, [entry(), entry(), entry()])
    const { rows } = await sql<{ name: string }>`
      select funcname as name from pg_stat_xact_user_functions where funcname like 'history_%'`.execute(tx)
    return rows.map(({ name }) => name)
  })
  expect(called).toEqual(['history_append'])
})
