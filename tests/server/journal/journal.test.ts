import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fileRoutes } from '#contract/files/files.ts'
import { type JournalEntryDto, journalEntryDto, type NewJournalEntry } from '#contract/journal/journal-entries.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { get, list, picture, problemsOf } from '#tests/support/journal/over-http.ts'
import { join, personOf } from '#tests/support/plans/professionals.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

let app: TestApp
let on: Stage
let cast: Cast
let journal: ReturnType<typeof journalOn>
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  cast = await castOf(app, on)
  journal = journalOn(on)
})

const write = (client: TestClient, change: Partial<NewJournalEntry> = {}) =>
  client.call(journalRoutes.write, { body: journal.typed(change) })
const content = (client: TestClient, id: string) => client.call(fileRoutes.content, { params: { id }, query: {} })
const verify = () => verifyFamily(on.scopes, recordParts, on.family.id, [])

test('the fields at their edges', async () => {
  const problems = async (change: Partial<NewJournalEntry>) => {
    const { status, body } = await write(cast.sam, change)
    return status === 201 ? [] : problemsOf(body)
  }
  expect(await problems({ body: 'y'.repeat(10_000) })).toEqual([])
  expect(await problems({ body: 'y'.repeat(10_001) })).toEqual(['body tooLong'])
  expect(await problems({ body: ' \n' })).toEqual(['body required'])
  expect(await problems({ on: '2026-11-20' })).toEqual([])
  expect(await problems({ on: '2026-11-21' })).toEqual(['on inTheFuture'])
  expect(await problems({ on: '1899-12-31' })).toEqual(['on tooEarly'])
  expect(await problems({ readerIds: [on.sam.personId] })).toEqual(['readerIds notAChoice'])
  expect(await problems({ readerIds: [on.neighbour.personId] })).toEqual(['readerIds notAChoice'])
  expect(await problems({ readerIds: [on.professional.personId] })).toEqual(['readerIds notAChoice'])
  expect(await problems({ files: [crypto.randomUUID()] })).toEqual(['files notAChoice'])
})

test('a private entry is its author’s alone', async () => {
  const id = await journal.write()
  expect((await get(cast.sam, id)).status).toBe(200)
  for (const who of ['dana', 'professional', 'admin', 'child', 'neighbour'] as const) {
    expect((await get(cast[who], id)).status).toBe(404)
    expect(await list(cast[who])).toEqual([])
  }
})

test('a child’s private entry is seen by neither parent', async () => {
  const { status, body } = await write(cast.child, { body: 'I do not want to move.' })
  expect(status).toBe(201)
  const { id } = z.parse(journalEntryDto, body)
  for (const who of ['dana', 'sam', 'professional'] as const) expect((await get(cast[who], id)).status).toBe(404)
  expect(await list(cast.child)).toHaveLength(1)
})

test('a private text changes freely, and nobody learns that it did', async () => {
  const id = await journal.write()
  await journal.edit(id, 'Another text')
  await journal.send(id, { type: 'journalEntry.share', readerIds: [on.dana.personId] })
  expect(await journal.row(id)).toMatchObject({ edition: 1, body: 'Another text' })
  const entries = await on.scopes.asViewer(on.dana, (tx) =>
    tx.selectFrom('entry').select('payload').where('entity_id', '=', id).execute(),
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]?.payload).not.toContain('She slept')
})

test('whoever looks as the author sees what the author shared, also with nobody by name', async () => {
  const id = await journal.write({ readerIds: [] }, on.dana)
  const { body } = await get(cast.professional, id)
  expect(body).toMatchObject({ status: 'shared', body: 'She slept well and ate her breakfast.', readerIds: [] })
  expect((await get(cast.sam, id)).status).toBe(404)
  expect((await cast.professional.call(journalRoutes.open, { params: { id } })).status).toBe(200)
  expect(await journal.views(id)).toEqual([])
})

test('it is shared with more people, never with fewer, and each edition has its own first views', async () => {
  const id = await journal.shared()
  const version = async () => (await journal.row(id)).version
  const share = async (readerIds: string[]) =>
    cast.sam.call(journalRoutes.events, {
      params: { id },
      body: { type: 'journalEntry.share', version: await version(), readerIds },
    })
  expect(problemsOf((await share([])).body)).toEqual(['readerIds notAChoice'])
  expect(problemsOf((await share([on.dana.personId])).body)).toEqual(['readerIds notAChoice'])
  await journal.open(id)
  expect((await share([on.child.personId])).status).toBe(200)
  await journal.edit(id, 'She slept badly.')
  const before = z.parse(journalEntryDto, (await get(cast.dana, id)).body)
  expect(before).toMatchObject({ edition: 2, opened: false, body: null })
  await journal.open(id)
  await journal.open(id, on.child)
  const { views } = (await get(cast.sam, id)).body as JournalEntryDto
  expect(
    views.map(({ personId, edition }) => [personId === on.dana.personId ? 'dana' : 'mia', edition]).sort(),
  ).toEqual([
    ['dana', 1],
    ['dana', 2],
    ['mia', 1],
    ['mia', 2],
  ])
  expect(await verify()).toEqual([])
})

test('what a child shares with one parent the other does not read', async () => {
  const { body } = await write(cast.child, { readerIds: [on.dana.personId] })
  const { id, readerIds } = z.parse(journalEntryDto, body)
  expect(readerIds).toEqual([on.dana.personId])
  expect([(await get(cast.dana, id)).status, (await get(cast.sam, id)).status]).toEqual([200, 404])
})

test('what a child and somebody close to the family share both parents read', async () => {
  const aunt = await personOf(app, 'thirdParty')
  await join(on, aunt, 'thirdParty')
  const client = await app.as(aunt)
  const everybody = (other: string) => [on.dana.personId, on.sam.personId, other].toSorted()
  for (const [author, reader] of [
    [cast.child, aunt],
    [client, on.child.personId],
  ] as const) {
    const { status, body } = await write(author, { readerIds: [reader] })
    expect(status).toBe(201)
    const { id, readerIds } = z.parse(journalEntryDto, body)
    expect(readerIds.toSorted()).toEqual(everybody(reader))
    for (const parent of [cast.dana, cast.sam])
      expect((await parent.call(journalRoutes.open, { params: { id } })).text).toContain('She slept well')
  }
  const alone = await write(client, { readerIds: [on.dana.personId] })
  expect((alone.body as JournalEntryDto).readerIds).toEqual([on.dana.personId])
})

test('a removed one leaves a tombstone, and its reader keeps it in the record', async () => {
  const file = await picture(cast.sam)
  const id = await journal.shared({ files: [file] })
  await journal.open(id)
  await journal.send(id, { type: 'journalEntry.remove' })
  for (const who of ['sam', 'dana'] as const) {
    expect((await get(cast[who], id)).body).toMatchObject({ status: 'removed', body: null, files: [] })
    expect((await list(cast[who]))[0]).toMatchObject({ status: 'removed', preview: null, files: [] })
  }
  const kept = await on.scopes.asViewer(on.dana, (tx) =>
    tx.selectFrom('entry').select('payload').where('entity_id', '=', id).execute(),
  )
  expect(JSON.stringify(kept)).toContain('She slept well')
  expect((await content(cast.dana, file)).status).toBe(200)
  expect(await verify()).toEqual([])
})

test('a deleted one leaves the journal', async () => {
  const id = await journal.write()
  await journal.send(id, { type: 'journalEntry.delete' })
  expect(await list(cast.sam)).toEqual([])
  expect((await get(cast.sam, id)).body).toMatchObject({ status: 'deleted', body: null })
})

test('a photo that was taken away before the first sharing is nobody else’s', async () => {
  const [kept, taken] = [await picture(cast.sam), await picture(cast.sam, 'other.png')]
  const id = await journal.write({ files: [kept, taken] })
  await journal.send(id, { type: 'journalEntry.edit', ...journal.content, files: [kept] })
  await journal.send(id, { type: 'journalEntry.share', readerIds: [on.dana.personId] })
  await journal.open(id)
  await journal.send(id, { type: 'journalEntry.share', readerIds: [on.child.personId] })
  await journal.open(id, on.child)
  for (const who of ['dana', 'child'] as const) {
    expect((await content(cast[who], kept)).status).toBe(200)
    expect((await content(cast[who], taken)).status).toBe(404)
  }
  expect((await content(cast.sam, taken)).status).toBe(200)
  expect(await verify()).toEqual([])
})

test('a photo that was taken off a shared entry stays with those who were given it', async () => {
  const [kept, taken] = [await picture(cast.sam), await picture(cast.sam, 'bruise.png')]
  const id = await journal.shared({ files: [kept, taken] })
  await journal.send(id, { type: 'journalEntry.edit', ...journal.content, files: [kept] })
  await journal.send(id, { type: 'journalEntry.share', readerIds: [on.child.personId] })
  await journal.open(id)
  await journal.open(id, on.child)
  const given = async (who: 'dana' | 'child') =>
    Promise.all([kept, taken].map(async (file) => (await content(cast[who], file)).status))
  expect([await given('dana'), await given('child')]).toEqual([
    [200, 200],
    [200, 404],
  ])
  expect(await verify()).toEqual([])
})

test('the list is filtered, and searched in what its reader has opened', async () => {
  const id = await journal.shared({ body: 'The recital was lovely', on: '2026-11-10' })
  await journal.shared({ body: 'Dentist' })
  const words = async (client: TestClient, search: string) => (await list(client, { search })).map((one) => one.id)
  expect(await words(cast.sam, 'recital')).toEqual([id])
  expect(await words(cast.dana, 'recital')).toEqual([])
  await journal.open(id)
  expect(await words(cast.dana, 'RECÍTAL')).toEqual([id])
  expect((await list(cast.dana, { to: '2026-11-10' })).map((one) => one.id)).toEqual([id])
  expect(await list(cast.dana, { author: on.dana.personId })).toEqual([])
  expect(await list(cast.dana, { kind: 'moment' })).toEqual([])
})

test('pages follow one another by day', async () => {
  for (const day of ['12', '14', '13']) await journal.write({ on: `2026-11-${day}`, body: day })
  const page = async (after?: string) =>
    z.parse(
      journalRoutes.list.output,
      (await cast.sam.call(journalRoutes.list, { query: { limit: 2, ...(after && { after }) } })).body,
    )
  const first = await page()
  expect(first.items.map(({ preview }) => preview)).toEqual(['14', '13'])
  const second = await page(first.next ?? '')
  expect(second.items.map(({ preview }) => preview)).toEqual(['12'])
  expect(second.next).toBeNull()
})

test('nobody writes as somebody else, not even past the server', async () => {
  const id = await journal.shared()
  const change = (by: 'dana' | 'sam') =>
    on.scopes.asViewer(on[by], (tx) =>
      tx.updateTable('journal_entry').set({ body: 'Something else' }).where('id', '=', id).executeTakeFirst(),
    )
  expect((await change('dana')).numUpdatedRows).toBe(0n)
  await journal.open(id)
  const view = on.scopes.asViewer(on.dana, (tx) => tx.updateTable('journal_view').set({ edition: 7 }).execute())
  await expect(view).rejects.toThrow('permission denied')
  await expect(
    asSuperuser(on.superuser, `update journal_entry set reach = 'closed' where id = '${id}'`),
  ).rejects.toThrow('check')
})

test('each reader is told once when it is shared, changed and removed', async () => {
  const id = await journal.shared()
  await journal.edit(id, 'She slept badly.')
  await journal.send(id, { type: 'journalEntry.remove' })
  expect((await on.noticesOf(id)).dana).toEqual(['journalShared', 'journalChanged', 'journalRemoved'])
})
