import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runWithCommit } from '#server/db/statements.ts'
import { scopesOf } from '#server/db/tenancy.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { countRoundTrips } from '#tests/support/round-trips.ts'
import { type OneConnection, oneConnection } from './one-connection.ts'

let database: OneConnection['database']
let db: OneConnection['db']
let drop: OneConnection['drop']
beforeAll(async () => {
  ;({ database, db, drop } = await oneConnection())
})
afterAll(() => drop())

const preparedTexts = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

test('a statement is parsed once per connection; what holds a long list or several statements is not kept', async () => {
  const list = Array.from({ length: 41 }, (_, at) => at)
  for (const of of [[1], [2], list]) await sql`select ${sql.join(of)} as once`.execute(db)
  await sql`select 1 as several; select 2`.execute(db)
  const texts = await preparedTexts()
  expect(texts.filter((text) => text.includes('as once'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('as several'))).toEqual([])
})

test('a transaction begins with its first statement, ends with its last, and is undone when it fails', async () => {
  const levels = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(tx)
    const again = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(tx)
    return [rows[0]?.xid, again.rows[0]?.xid]
  })
  expect(levels[0]).toBe(levels[1])
  await sql`create table kept (id int primary key)`.execute(db)
  const failing = db.transaction().execute(async (tx) => {
    await sql`insert into kept values (1)`.execute(tx)
    await Promise.all([sql`insert into kept values (2)`.execute(tx), sql`insert into kept values (1)`.execute(tx)])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect((await sql`select id from kept`.execute(db)).rows).toEqual([])
})

test('statements of one transaction that are awaited together wait for the database once, in their order', async () => {
  const found: string[] = []
  const trips = await countRoundTrips(() =>
    db.transaction().execute(async (tx) => {
      const say = async (text: string) =>
        void found.push((await sql<{ as: string }>`select ${text} as as`.execute(tx)).rows[0]?.as ?? '')
      await Promise.all(['first', 'second', 'third'].map(say))
    }),
  )
  // The commit is the second.
  expect([trips, found]).toEqual([2, ['first', 'second', 'third']])
})

test('the last statements are sent with the commit; an error of one undoes everything', async () => {
  await sql`create table together (id int primary key)`.execute(db)
  const insert = (ids: readonly number[]) =>
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      for (const id of ids) await runWithCommit(tx, 'insert into together values ($1)', [id])
    })
  const stored = async () => (await sql<{ id: number }>`select id from together order by id`.execute(db)).rows
  expect(await countRoundTrips(() => insert([1]))).toBe(2)
  expect(await countRoundTrips(() => insert([2, 3]))).toBe(2)
  await expect(insert([4, 1])).rejects.toMatchObject({ code: '23505' })
  await expect(insert([1, 5])).rejects.toMatchObject({ code: '23505' })
  expect(await stored()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})

test('what would have been sent with the commit is not sent when the transaction fails', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await runWithCommit(tx, 'select nonsense', [])
    throw new Error('and then it failed')
  })
  await expect(failing).rejects.toThrow('and then it failed')
})

test('what is still under way when a transaction fails is not done after it', async () => {
  await sql`create table late (id int primary key)`.execute(db)
  let late: Promise<unknown> = Promise.resolve()
  const failing = db.transaction().execute(async (tx) => {
    const done = sql`select 1`.execute(tx)
    late = new Promise(setImmediate).then(() => done).then(() => sql`insert into late values (1)`.execute(tx))
    late.catch(() => undefined)
    await Promise.all([sql`select 1 / 0`.execute(tx), late])
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  await expect(late).rejects.toThrow()
  expect((await sql`select id from late`.execute(db)).rows).toEqual([])
})

test('tables that another process has migrated meanwhile are asked anew, without anybody noticing', async () => {
  const scopes = scopesOf(db)
  const people = () => scopes.beforeSignIn((tx) => tx.selectFrom('person').selectAll().execute())
  await people()
  await asSuperuser(database.superuser, 'alter table person add column added_since text')
  expect(await people()).toEqual([])
})
