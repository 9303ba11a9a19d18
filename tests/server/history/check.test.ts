import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#server/db/tenancy.ts'
import { checkHistory } from '#server/features/history/history.check.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
/** The number of entries about the family itself that each of them may read. */
let founded: Readonly<Record<'dana' | 'sam' | 'professional', number>>
const seen = async (viewer: Viewer) => (await check(viewer)).entries
beforeAll(async () => {
  on = await ownStage()
  founded = { dana: await seen(on.dana), sam: await seen(on.sam), professional: await seen(on.professional) }
  const id = await on.record(on.sam)
  await on.record(on.dana, { private: true })
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
})
afterAll(() => on.end())

const check = (viewer: Viewer) => on.scopes.asViewer(viewer, (tx) => checkHistory(tx, on.clock.now()))

/** Runs a statement as somebody with the database's password, then reverts it. */
const meddling = async <T>(statement: string, then: () => Promise<T>): Promise<T> => {
  const superuser = new pg.Client(on.superuser)
  await superuser.connect()
  await superuser.query('set session_replication_role = replica')
  await superuser.query('create table kept as select * from entry')
  await superuser.query(statement)
  const seen = await then()
  await superuser.query('delete from entry; insert into entry select * from kept; drop table kept')
  await superuser.end()
  return seen
}

test('what nobody touched holds; each person’s check covers what that person may read', async () => {
  const now = on.clock.now()
  expect(await check(on.dana)).toEqual({ entries: founded.dana + 4, checkedAt: now, broken: [] })
  expect(await check(on.sam)).toEqual({ entries: founded.sam + 3, checkedAt: now, broken: [] })
  expect(await check(on.professional)).toEqual({ entries: founded.professional + 3, checkedAt: now, broken: [] })
})

// The stream of both parents begins with the two children and the four categories of the family.
const first = 7
const shared = `from stream s where s.id = entry.stream_id and s.reach = 'parents'`
test.each([
  [
    'an amount is changed',
    `update entry set payload = replace(payload, '28500', '28600') ${shared} and seq = ${first}`,
    { seq: first, why: 'payloadChanged' },
  ],
  [
    'a time is changed',
    `update entry set at = '2026-01-01T00:00:00.000Z' ${shared} and seq = ${first + 1}`,
    { seq: first + 1, why: 'chainBroken' },
  ],
  [
    'the last is cut off',
    `delete from entry using stream s where s.id = stream_id and s.reach = 'parents' and seq = ${first + 2}`,
    { seq: first + 2, why: 'entryMissing' },
  ],
])('%s: the check says where', async (_, statement, broken) => {
  const seen = await meddling(statement, () => check(on.dana))
  expect(seen.broken).toEqual([{ restricted: false, ...broken }])
  expect((await check(on.dana)).broken).toEqual([])
})
