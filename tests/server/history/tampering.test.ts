import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordParts } from '#server/features/record-parts.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnStage, ownStage, type Stage } from '#tests/support/stage.ts'

let on: OwnStage
let dataDir: string
let key: HistoryKey
let expenseId: string
let superuser: pg.Client
beforeEach(async () => {
  on = await ownStage()
  dataDir = await mkdtemp(join(tmpdir(), 'evenhand-history-'))
  key = await historyKey({ historyKey: undefined, historyKeyDir: join(dataDir, 'keys') })
  expenseId = await on.record(on.sam)
  await on.record(on.dana, { private: true })
  await on.open(on.dana, expenseId)
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount: 40_00 })
  await sign()
  superuser = new pg.Client(on.superuser)
  await superuser.connect()
  await superuser.query('set session_replication_role = replica')
})
afterEach(async () => {
  await superuser.end()
  await on.end()
  await rm(dataDir, { recursive: true })
})
const sign = () =>
  signerOf({ scopes: on.scopes, key, folder: outsideFolderOf(dataDir), host: 'evenhand.test' }).sign(on.clock.now())
const findings = () => verifyDatabase(on.scopes, recordParts, dataDir, key.publicPem)

test('what nobody touched holds, and goes on holding after the checkpoint', async () => {
  expect(await findings()).toEqual([])
  await on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount: 10_00 })
  expect(await findings()).toEqual([])
  expect(await sign()).toMatchObject({ state: 'signed', grown: 1 })
  expect(await sign()).toMatchObject({ state: 'signed', grown: 0 })
  expect(await findings()).toEqual([])
})

test.each([
  [
    'a row’s amount',
    `update expense set owed = owed - 100 where status <> 'private'`,
    /row is not what its history says/,
  ],
  [
    'who may see a row',
    `update expense set reach = 'family' where audience is null`,
    /row is not what its history says/,
  ],
  ['a row’s status', `update payment set status = 'confirmed'`, /row is not what its history says/],
  ['a row taken out', `delete from allocation; delete from payment`, /the row is gone/],
  [
    'a row slipped in',
    `insert into payment select family_id, gen_random_uuid(), status, version, method, later, amount, number, note, reason, payer_id, receiver_id, audience, created_at, changed_at from payment limit 1`,
    /the history does not know it/,
  ],
  [
    'an entry’s words',
    `update entry set payload = replace(payload, '14250', '14200') where seq = 1`,
    /payload was changed/,
  ],
  ['an entry’s time', `update entry set at = '2020-01-01T00:00:00.000Z' where seq = 2`, /chain does not continue/],
  ['an entry from the middle', `delete from entry where seq = 2`, /an entry is missing/],
  [
    'a tail, with the stream’s head set back to match',
    `delete from entry where seq > 3; update stream s set head_seq = e.seq, head_hash = e.hash from entry e where e.stream_id = s.id and e.seq = 3`,
    /gone/,
  ],
  ['all of a stream', `delete from entry; delete from stream`, /gone/],
])('a superuser who changes %s is found out', async (_what, statement, why) => {
  await superuser.query(statement)
  expect((await findings()).join('\n')).toMatch(why)
})

test('the application itself can neither change nor remove an entry', async () => {
  for (const statement of [
    `update entry set kind = 'x'`,
    'delete from entry',
    'truncate entry',
    `insert into entry select * from entry`,
  ])
    await expect(on.scopes.asSystem(on.family.id, (tx) => execute(tx, statement))).rejects.toThrow(/permission denied/)
})

test('the owner of the tables is stopped by the triggers; only a payload with its salt may go, and the chain still holds', async () => {
  await superuser.query('set session_replication_role = origin')
  await expect(superuser.query(`update entry set kind = 'x'`)).rejects.toThrow(/append-only/)
  await expect(superuser.query('delete from entry')).rejects.toThrow(/append-only/)
  await expect(superuser.query('truncate entry cascade')).rejects.toThrow(/append-only/)
  await superuser.query('update entry set payload = null, salt = null where seq = 1')
  expect((await findings()).join('\n')).not.toMatch(/chain|payload was changed|missing/)
})

const execute = async (tx: Parameters<Parameters<Stage['scopes']['asSystem']>[1]>[0], statement: string) => {
  const { sql } = await import('kysely')
  await sql.raw(statement).execute(tx)
}
