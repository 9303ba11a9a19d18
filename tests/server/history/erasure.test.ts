import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Login } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { type Erasure, eraseEntries } from '#server/history/erase.ts'
import { exportRecord } from '#server/history/export.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { verifyExport } from '#server/history/verify-export.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

// A lawful erasure takes what people wrote and leaves the proof of money; anything emptied in another way is found.

let app: OwnApp
let on: Stage
let dataDir: string
let key: HistoryKey
let expenseId: string
const secret = 'Invoice 2231, Dr. Orozco'
beforeEach(async () => {
  app = await testApp()
  on = await stage(app)
  dataDir = await mkdtemp(join(tmpdir(), 'evenhand-erasure-'))
  key = await historyKey({ historyKey: undefined, historyKeyDir: dataDir })
  expenseId = await on.record(on.sam, { note: secret })
  await on.open(on.dana, expenseId)
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount: 40_00 })
})
afterEach(async () => {
  await app.stop()
  await rm(dataDir, { recursive: true })
})

const findings = () => verifyFamily(on.scopes, recordParts, on.family.id, [])
type Erased = { item: string; fields?: readonly string[] } | { stream: string; seq: number }
const erase = async (what: Erased, login: Login = app.database.migrator) => {
  const db = kyselyOn<Schema>(login.pool({ max: 1 }))
  const erasure: Erasure = { familyId: on.family.id, reason: 'Request of 2026-11-20', ...what }
  return eraseEntries(db, erasure, on.clock.now(), recordParts).finally(() => db.destroy())
}
const exported = () =>
  on.scopes.asViewer(on.sam, (tx) =>
    exportRecord(tx, on.sam, { log: null, parts: recordParts, key, now: on.clock.now(), withheld: new Set() }),
  )
const stored = () =>
  on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('entry').select(['kind', 'payload']).orderBy('stream_id').orderBy('seq').execute(),
  )

test('an erased note is gone from the record, and the rest is judged as before', async () => {
  // A payment of the expense repeats its columns.
  expect(await erase({ item: expenseId, fields: ['note'] })).toBe(2)
  expect(JSON.stringify(await stored())).not.toContain(secret)
  expect(await findings()).toEqual([])
  const file = Buffer.from(await exported())
  expect(await verifyExport(file, key.publicPem)).toMatchObject({ holds: true })
  await asSuperuser(on.superuser, `update expense set owed = owed - 100 where id = '${expenseId}'`)
  expect((await findings()).join()).toMatch(/the row is not what its history says/)
})

test('erasing the last move of an item, or each of its entries, leaves its row in accord with the record', async () => {
  const of = (id: string) =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx
        .selectFrom('entry')
        .select(['stream_id as stream', 'seq'])
        .where('entity_id', '=', id)
        .orderBy('seq', 'desc')
        .execute(),
    )
  const declined = await on.record(on.sam, { note: secret })
  await on.open(on.dana, declined)
  await on.send('expense', on.dana, declined, { type: 'expense.decline', reason: secret })
  const [last] = await of(declined)
  if (!last) throw new Error('the expense has entries')
  expect(await erase(last)).toBe(1)
  expect(await findings()).toEqual([])
  for (const each of await of(declined)) await erase(each)
  expect(await findings()).toEqual([])
  await asSuperuser(on.superuser, `update expense set owed = owed - 100 where id = '${declined}'`)
  expect((await findings()).join()).toMatch(/the row is not what its history says/)
})

test('the row keeps a note that no entry holds any more, and may lose it', async () => {
  await erase({ item: expenseId, fields: ['note'] })
  await asSuperuser(on.superuser, `update expense set note = null where id = '${expenseId}'`)
  expect(await findings()).toEqual([])
})

test('the body of an erased message is gone from its row too, and its subject stays', async () => {
  const { send, open } = messagesOn(on)
  const body = 'She has a fever again'
  const { id } = await send({ subject: 'Winter coat', body })
  await open(id)
  expect(await erase({ item: id, fields: ['body'] })).toBe(1)
  expect(JSON.stringify(await stored())).not.toContain(body)
  const row = await on.scopes.asViewer(on.dana, (tx) =>
    tx.selectFrom('message').select(['subject', 'body']).where('id', '=', id).executeTakeFirst(),
  )
  expect(row).toEqual({ subject: 'Winter coat', body: '' })
  expect(await findings()).toEqual([])
  const file = Buffer.from(await exported())
  expect(await verifyExport(file, key.publicPem)).toMatchObject({ holds: true })
})

test('a text within a column is erased, and the rest of its row is judged as before', async () => {
  const journal = journalOn(on)
  const place = { precision: 'typed', name: 'Clinic of Dr. Orozco' } as const
  const id = await journal.shared({ kind: 'checkIn', place, body: 'Waiting' })
  expect(await erase({ item: id })).toBeGreaterThan(0)
  for (const words of [place.name, 'Waiting']) expect(JSON.stringify(await stored())).not.toContain(words)
  expect(await findings()).toEqual([])
  const file = Buffer.from(await exported())
  expect(await verifyExport(file, key.publicPem)).toMatchObject({ holds: true })
  await asSuperuser(on.superuser, `update journal_entry set on_date = on_date - 1 where id = '${id}'`)
  expect((await findings()).join()).toMatch(/the row is not what its history says/)
})

const allergy = {
  title: 'Allergies of June',
  fields: { allergyTo: 'Peanuts', reaction: 'Swells up' },
  notes: 'Ask Dr. Orozco',
}
const allergyTexts = [allergy.title, allergy.fields.allergyTo, allergy.fields.reaction, allergy.notes]

test('the fields of an Info Bank entry are erased one by one, or all of them with its title and its notes', async () => {
  const infoBank = infoBankOn(on)
  const [some, all] = [await infoBank.shared(allergy), await infoBank.add(allergy)]
  const textsOf = async (id: string) =>
    (await stored()).flatMap(({ payload }) => (payload?.includes(id) ? payload : [])).join()
  expect(await erase({ item: some, fields: ['notes', 'title', 'allergyTo'] })).toBeGreaterThan(0)
  for (const words of allergyTexts)
    expect((await textsOf(some)).includes(words)).toBe(words === allergy.fields.reaction)
  expect(await erase({ item: all })).toBeGreaterThan(0)
  for (const words of allergyTexts) expect(await textsOf(all)).not.toContain(words)
  expect(await textsOf(all)).toContain('"sections":["health"]')
  expect(await findings()).toEqual([])
  await infoBank.edit(some, { notes: 'Written again' })
  expect(await findings()).toEqual([])
  await asSuperuser(on.superuser, `update info_entry set emergency = not emergency where id = '${all}'`)
  expect((await findings()).join()).toMatch(/the row is not what its history says/)
})

test('the title, the place and the notes of an event are erased, and its times stay', async () => {
  const said = { title: 'Visit to Dr. Orozco', place: 'Clinic', notes: 'Bring the card' }
  const id = await eventsOn(on).record(said)
  expect(await erase({ item: id })).toBeGreaterThan(0)
  for (const words of Object.values(said)) expect(JSON.stringify(await stored())).not.toContain(words)
  expect(JSON.stringify(await stored())).toContain('2026-11-24')
  expect(await findings()).toEqual([])
  await asSuperuser(on.superuser, `update calendar_event set starts_at = '15:00' where id = '${id}'`)
  expect((await findings()).join()).toMatch(/the row is not what its history says/)
})

test('erasing a name erases no money', async () => {
  expect(await erase({ item: on.dana.personId })).toBe(1)
  expect(JSON.stringify(await stored())).not.toContain('Reyes')
  expect(await findings()).toEqual([])
  await on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount: 10_00 })
  expect(await findings()).toEqual([])
})

test('it says in its own stream which entries were erased, and why', async () => {
  await erase({ item: expenseId, fields: ['note'] })
  const statements = (await stored()).filter(({ kind }) => kind.startsWith('record.'))
  expect(statements.map(({ kind }) => kind)).toEqual(['record.erased', 'record.snapshot', 'record.snapshot'])
  expect(JSON.parse(statements[0]?.payload ?? '')).toMatchObject({
    seqs: [7, expect.any(Number)],
    reason: 'Request of 2026-11-20',
  })
  const { stays, fields } = JSON.parse(statements[1]?.payload ?? '')
  expect(fields).toEqual(['columns.note'])
  expect(stays).toMatchObject({ to: 'open', columns: { total: 285_00, name: 'Orthodontist' } })
  expect(stays.columns).not.toHaveProperty('note')
})

const emptied = `update entry set payload = null, salt = null where kind = 'expense.begin'`
test('an entry that was emptied without a word is found in the database and in an export', async () => {
  await asSuperuser(on.superuser, emptied)
  expect((await findings()).join('\n')).toMatch(/entry 7: it was emptied, and no entry says that it was erased/)
  expect(await verifyExport(Buffer.from(await exported()), key.publicPem)).toMatchObject({
    holds: false,
    why: expect.stringContaining('entry 7: the payload was changed'),
  })
})

test('one emptied entry hides no change of another item', async () => {
  const other = await on.record(on.sam)
  await asSuperuser(on.superuser, `${emptied} and entity_id = '${expenseId}'`)
  await asSuperuser(on.superuser, `update expense set total = total + 1 where id = '${other}'`)
  await asSuperuser(
    on.superuser,
    `set session_replication_role = replica; insert into category select family_id, gen_random_uuid(), preset, name,
       description, creator_percent from category limit 1`,
  )
  const found = (await findings()).join('\n')
  expect(found).toContain(`expense ${other}: the row is not what its history says`)
  expect(found).toMatch(/category .*: the history does not know it/)
})

test('only the owner of the tables erases: the logins of a running server cannot', async () => {
  for (const login of [app.database.app, app.database.jobs])
    await expect(erase({ item: expenseId }, login)).rejects.toThrow('permission denied')
  expect(JSON.stringify(await stored())).toContain(secret)
})
