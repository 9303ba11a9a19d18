import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OutcomeUnknown } from '#server/db/outcome-unknown.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn, runWithCommit } from '#server/db/statements.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

let database: TestDatabase
let db: Kysely<Schema>
beforeAll(async () => {
  database = await testDatabase()
  db = kyselyOn<Schema>(database.pool({ max: 1 }))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** An uncaught error would end the process in production; here it fails the run. */
const works = async () => expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])

test('a connection that breaks between two statements fails what is under way, and nothing else', async () => {
  const broken = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await asSuperuser(database.superuser, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
    await sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow()
  await works()
})

test('a connection that breaks under several statements fails each of them, and nothing else', async () => {
  const broken = db
    .transaction()
    .execute((tx) =>
      Promise.all([
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
        sql`select 2`.execute(tx),
        sql`select 3`.execute(tx),
      ]),
    )
  await expect(broken).rejects.toThrow()
  await works()
})

test('a connection that the last statement ends: its commit was never read, so nothing is unknown', async () => {
  const ending = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    await runWithCommit(tx, 'select pg_terminate_backend(pg_backend_pid())', [])
  })
  const error = await ending.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(OutcomeUnknown)
  await works()
})
