import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordParts } from '#server/features/record-parts.ts'
import { recordedBlob } from '#server/files/recorded-bytes.ts'
import { type Storage, storageIn } from '#server/files/storage.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

// What is stored beside the hashed payloads, and who may read a stream, is compared with what the record says.

let on: OwnStage
let expenseId: string
beforeEach(async () => {
  on = await ownStage()
  expenseId = await on.record(on.sam)
  await on.record(on.dana, { private: true })
  await on.open(on.dana, expenseId)
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
})
afterEach(() => on.end())

const findings = async (statement: string): Promise<string> => {
  await asSuperuser(on.superuser, `set session_replication_role = replica; ${statement}`)
  return (await verifyFamily(on.scopes, recordParts, on.family.id, [])).join('\n')
}
const begun = `kind = 'expense.begin' and reach = 'parents'`

test('each entry says when it was decided and which entry it is', async () => {
  const rows = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('entry').select(['id', 'at', 'payload']).execute(),
  )
  for (const { id, at, payload } of rows)
    expect(JSON.parse(payload ?? '')).toMatchObject({ entry: id, decidedAt: at, by: expect.anything() })
})

test.each([
  ['id', `update entry set id = gen_random_uuid() where ${begun}`, /entry 7: its id is not as recorded/],
  ['kind of item', `update entry set entity = 'payment' where ${begun}`, /entry 7: what it is about/],
  ['item', `update entry set entity_id = gen_random_uuid() where ${begun}`, /entry 7: what it is about/],
  ['readers', `update entry set reach = 'family' where ${begun}`, /entry 7: who may see it/],
  ['previous hash', `update entry set previous = hash where ${begun}`, /entry 7: the hash before it/],
  [
    'stream’s readers',
    `update stream set audience = array[gen_random_uuid()] where reach = 'named'`,
    /does not belong to its people/,
  ],
  ['stream’s head', `update stream set head_seq = 3 where reach = 'parents'`, /its head is not its end/],
])('another %s of an entry is found', async (_what, statement, why) => {
  expect(await findings('select 1')).toBe('')
  expect(await findings(statement)).toMatch(why)
})

test('it names whoever was cut off from a stream that is theirs', async () => {
  const found = await findings(`delete from membership where person_id = '${on.dana.personId}'`)
  const streams = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('stream').select(['id', 'reach', 'audience']).execute(),
  )
  const hers = streams.filter(({ audience }) => audience === null || audience.includes(on.dana.personId))
  expect(hers.length).toBeGreaterThan(2)
  for (const { id, reach } of hers)
    if (reach !== 'named') expect(found).toContain(`person ${on.dana.personId}: cut off from stream ${id}`)
  expect(found).not.toContain(`person ${on.sam.personId}: cut off`)
})

test('a changed role cuts off too', async () => {
  const found = await findings(
    `update membership set role = 'thirdParty', side = null where person_id = '${on.sam.personId}'`,
  )
  expect(found).toContain(`person ${on.sam.personId}: cut off from stream`)
})

test('a first view that was removed is found', async () => {
  expect(await findings('delete from viewed')).toMatch(/first view of .*: the row is gone/)
})

test('bytes that were changed are found by verify, and nobody receives them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-bytes-'))
  const storage: Storage = storageIn(folder)
  const bytes = Buffer.from('a receipt')
  const file = await on.file(on.sam)
  const { sha256 } = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('file').select('sha256').where('id', '=', file).executeTakeFirstOrThrow(),
  )
  await on.record(on.sam, { receipts: [file] })
  await storage.keepBlob(sha256, () => Readable.from(bytes))
  const found = await verifyFamily(on.scopes, recordParts, on.family.id, [], storage)
  expect(found).toEqual([`file ${file}: its bytes are not those that were recorded`])
  await expect(recordedBlob(storage, { sha256, bytes: 9 }).then((stream) => stream.toArray())).rejects.toThrow(
    /changed/,
  )
  await rm(folder, { recursive: true })
})
