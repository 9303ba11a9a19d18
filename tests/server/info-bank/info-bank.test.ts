import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { childRoutes } from '#contract/children/children.ts'
import { apiError } from '#contract/errors.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { type InfoEntryDto, infoEntryDto, type NewInfoEntry } from '#contract/info-bank/info-entries.ts'
import { infoLimits } from '#contract/info-bank/info-limits.ts'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { infoBankOn } from '#tests/support/info-bank/info-bank.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

let app: TestApp
let on: Stage
let cast: Cast
let info: ReturnType<typeof infoBankOn>
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  cast = await castOf(app, on)
  info = infoBankOn(on)
})

const add = (client: TestClient, change: Partial<NewInfoEntry> = {}) =>
  client.call(infoBankRoutes.write, { body: info.typed(change) })
const get = (client: TestClient, id: string) => client.call(infoBankRoutes.get, { params: { id } })
const list = async (client: TestClient) =>
  z.parse(infoBankRoutes.list.output, (await client.call(infoBankRoutes.list, {})).body).items
const problemsOf = (body: unknown) =>
  z.parse(apiError, body).validationErrors.map(({ field, code }) => `${field} ${code}`)
const paper = async (client: TestClient, name = 'immunizations.png') =>
  ((await upload(client, await png(20, 20), name)).body as FileDto).id
const content = (client: TestClient, id: string) => client.call(fileRoutes.content, { params: { id }, query: {} })
const verify = () => verifyFamily(on.scopes, recordParts, on.family.id, [])
const command = (client: TestClient, id: string, body: object) =>
  client.call(infoBankRoutes.events, { params: { id }, body } as never)

const problems = async (change: Partial<NewInfoEntry>) => {
  const { status, body } = await add(cast.sam, change)
  return status === 201 ? [] : problemsOf(body)
}

test('the fields at their edges', async () => {
  const { title, line, lines, notes, phone } = infoLimits
  expect(await problems({ title: 'y'.repeat(title) })).toEqual([])
  expect(await problems({ title: 'y'.repeat(title + 1) })).toEqual(['title tooLong'])
  expect(await problems({ title: '  ' })).toEqual(['title required'])
  expect(await problems({ notes: 'y'.repeat(notes) })).toEqual([])
  expect(await problems({ notes: 'y'.repeat(notes + 1) })).toEqual(['notes tooLong'])
  expect(await problems({ fields: { allergyTo: 'y'.repeat(line) } })).toEqual([])
  expect(await problems({ fields: { allergyTo: 'y'.repeat(line + 1) } })).toEqual(['fields.allergyTo tooLong'])
  expect(await problems({ fields: { instructions: 'y'.repeat(lines + 1) } })).toEqual(['fields.instructions tooLong'])
  const doctors = { sections: ['doctors' as const] }
  expect(await problems({ ...doctors, fields: { phone: '1'.repeat(phone + 1) } })).toEqual(['fields.phone tooLong'])
  const shots = { sections: ['immunizations' as const] }
  expect(await problems({ ...shots, fields: { givenOn: '2026-10-14' } })).toEqual([])
  expect(await problems({ ...shots, fields: { givenOn: '14 October' } })).toEqual(['fields.givenOn notADate'])
  expect(await problems({ files: [crypto.randomUUID()] })).toEqual(['files notAChoice'])
})

test('an entry has a section, and only the fields of its sections', async () => {
  expect(await problems({ sections: [], fields: {} })).toEqual(['sections required'])
  expect(await problems({ sections: ['sizes'], fields: { allergyTo: 'Peanuts' } })).toEqual(['fields notAChoice'])
  expect(await problems({ sections: ['sizes', 'health'], fields: { allergyTo: 'Peanuts', shoes: '36' } })).toEqual([])
})

test('it concerns children, or one parent of this family', async () => {
  expect(await problems({ childIds: [] })).toEqual(['childIds required'])
  expect(await problems({ parentId: on.sam.personId })).toEqual(['parentId notAChoice'])
  expect(await problems({ childIds: [crypto.randomUUID()] })).toEqual(['childIds notAChoice'])
  expect(await problems({ childIds: [], parentId: on.neighbour.personId })).toEqual(['parentId notAChoice'])
  expect(await problems({ childIds: [], parentId: on.child.personId })).toEqual(['parentId notAChoice'])
  expect(await problems({ childIds: [], parentId: on.dana.personId })).toEqual([])
})

test('a private entry is its author’s alone, also before those who look on', async () => {
  const id = await info.add({}, on.dana)
  expect((await get(cast.dana, id)).status).toBe(200)
  for (const who of ['sam', 'professional', 'admin', 'child', 'neighbour'] as const)
    expect((await get(cast[who], id)).status).toBe(404)
  expect(await list(cast.sam)).toEqual([])
  expect(await list(cast.professional)).toEqual([])
})

test('a shared entry is seen by both parents and by those who look as one, by nobody else', async () => {
  const id = await info.shared({}, on.dana)
  for (const who of ['dana', 'sam', 'professional', 'admin'] as const)
    expect((await list(cast[who])).map((one) => one.id)).toEqual([id])
  for (const who of ['child', 'neighbour'] as const) expect((await get(cast[who], id)).status).toBe(404)
  expect((await cast.child.call(infoBankRoutes.list, {})).status).toBe(403)
  expect((await add(cast.child)).status).toBe(403)
  expect((await add(cast.professional)).status).toBe(403)
})

test('either parent brings an entry about a child up to date; before and after are in the record', async () => {
  const id = await info.shared()
  await info.edit(id, { fields: { allergyTo: 'Peanuts, penicillin' } }, on.dana)
  const shown = z.parse(infoEntryDto, (await get(cast.sam, id)).body)
  expect(shown).toMatchObject({ edition: 2, changedBy: on.dana.personId, fields: { allergyTo: 'Peanuts, penicillin' } })
  const { body } = await cast.sam.call(historyRoutes.ofItem, { params: { id } })
  const { entries } = z.parse(historyRoutes.ofItem.output, body)
  const fields = entries.flatMap(({ kind, details }) =>
    typeof details.columns === 'object' && details.columns ? [[kind, JSON.stringify(details.columns)]] : [],
  )
  expect(fields.map(([kind]) => kind)).toEqual(['infoEntry.begin', 'infoEntry.share', 'infoEntry.edit'])
  expect(fields[1]?.[1]).toContain('"allergyTo":"Peanuts"')
  expect(fields[2]?.[1]).toContain('"allergyTo":"Peanuts, penicillin"')
  expect(await verify()).toEqual([])
})

test('what an entry said before it was shared stays its author’s', async () => {
  const id = await info.add({ fields: { allergyTo: 'Strawberries' } })
  await info.edit(id, { fields: { allergyTo: 'Peanuts' } })
  await info.send(id, { type: 'infoEntry.share' })
  const historyOf = async (client: TestClient) =>
    JSON.stringify((await client.call(historyRoutes.ofItem, { params: { id } })).body)
  expect(await historyOf(cast.sam)).toContain('Strawberries')
  expect(await historyOf(cast.dana)).not.toContain('Strawberries')
  expect(await historyOf(cast.dana)).toContain('Peanuts')
  expect((await get(cast.dana, id)).body).toMatchObject({ edition: 1 })
})

test('nobody shares anything about the other parent', async () => {
  const about = { childIds: [], parentId: on.dana.personId }
  expect(await problems({ ...about, shared: true })).toEqual(['parentId notAChoice'])
  const id = await info.add(about)
  expect((await command(cast.sam, id, { type: 'infoEntry.share', version: 1 })).status).toBe(409)
  expect((await get(cast.dana, id)).status).toBe(404)
})

test('what a parent shares of themselves nobody else changes, not even past the server', async () => {
  const about = { childIds: [], parentId: on.sam.personId }
  const id = await info.shared({ ...about, title: 'Sam' })
  const { version } = await info.row(id)
  const edit = { type: 'infoEntry.edit', version, ...info.content(about), title: 'Somebody else' }
  expect((await command(cast.dana, id, edit)).status).toBe(404)
  const past = await on.scopes.asViewer(on.dana, (tx) =>
    tx.updateTable('info_entry').set({ title: 'Somebody else' }).where('id', '=', id).executeTakeFirst(),
  )
  expect(past.numUpdatedRows).toBe(0n)
  expect((await command(cast.sam, id, edit)).status).toBe(200)
})

test('once it is shared, whose it is stays what both know', async () => {
  const id = await info.shared()
  const { version } = await info.row(id)
  const edit = { type: 'infoEntry.edit', version, ...info.content({ childIds: [], parentId: on.sam.personId }) }
  const { status, body } = await command(cast.sam, id, edit)
  expect([status, problemsOf(body)]).toEqual([400, ['parentId notAChoice']])
  await expect(asSuperuser(on.superuser, `update info_entry set reach = 'closed' where id = '${id}'`)).rejects.toThrow(
    'check',
  )
})

test('a change of somebody else’s that was not seen is answered with the entry as it is now', async () => {
  const id = await info.shared()
  const { version } = await info.row(id)
  await info.edit(id, { title: 'Allergies, all of them' }, on.dana)
  const { status, body } = await command(cast.sam, id, { type: 'infoEntry.edit', version, ...info.content() })
  expect(status).toBe(409)
  expect(body).toMatchObject({ exception: 'changedSinceSeen', item: { title: 'Allergies, all of them' } })
})

test('only its author removes an entry, which leaves the pages and stays in the record of both', async () => {
  const file = await paper(cast.sam)
  const id = await info.shared({ files: [file], notes: 'A pen is in the school bag.' })
  const { version } = await info.row(id)
  expect((await command(cast.dana, id, { type: 'infoEntry.remove', version })).status).toBe(409)
  await info.send(id, { type: 'infoEntry.remove' })
  for (const who of ['sam', 'dana'] as const) {
    expect(await list(cast[who])).toEqual([])
    expect((await get(cast[who], id)).body).toMatchObject({ gone: true, fields: {}, notes: null, files: [] })
  }
  const kept = await cast.dana.call(historyRoutes.ofItem, { params: { id } })
  expect(JSON.stringify(kept.body)).toContain('A pen is in the school bag.')
  expect((await content(cast.dana, file)).status).toBe(200)
  expect(await verify()).toEqual([])
})

test('a file is seen by those who see the entry; one taken away before the sharing stays its author’s', async () => {
  const [kept, taken] = [await paper(cast.sam), await paper(cast.sam, 'other.png')]
  const id = await info.add({ files: [kept, taken] })
  expect((await content(cast.dana, kept)).status).toBe(404)
  await info.edit(id, { files: [kept] })
  await info.send(id, { type: 'infoEntry.share' })
  expect((await content(cast.dana, kept)).status).toBe(200)
  expect((await content(cast.dana, taken)).status).toBe(404)
  const added = await paper(cast.dana, 'more.png')
  await info.edit(id, { files: [kept, added] }, on.dana)
  const { files } = (await get(cast.sam, id)).body as InfoEntryDto
  expect(files.map((one) => one.id).sort()).toEqual([kept, added].sort())
  expect((await content(cast.child, added)).status).toBe(404)
  expect(await verify()).toEqual([])
})

test('a child that an entry names cannot be removed, and one that was archived stays named', async () => {
  const [child] = info.content().childIds
  const id = await info.shared()
  const children = z.parse(childRoutes.list.output, (await cast.sam.call(childRoutes.list, {})).body).items
  expect(children.find((one) => one.id === child)?.inUseSince).not.toBeNull()
  await asSuperuser(on.superuser, `update child set archived_at = now() where id = '${child}'`)
  await info.edit(id, { title: 'Allergies again' })
  expect((await info.row(id)).child_ids).toEqual([child])
})

test('the other parent is told once when it is shared, changed and removed', async () => {
  const id = await info.shared()
  await info.edit(id, { title: 'Allergies and more' })
  await info.send(id, { type: 'infoEntry.remove' })
  expect((await on.noticesOf(id)).dana).toEqual(['infoShared', 'infoChanged', 'infoRemoved'])
  expect((await on.noticesOf(await info.add())).dana).toEqual([])
})

test('a person has so many entries and no more', async () => {
  const id = await info.add()
  await asSuperuser(
    on.superuser,
    `insert into info_entry select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
     from info_entry one, generate_series(2, ${infoLimits.most}) where one.id = '${id}'`,
  )
  const { status, body } = await add(cast.sam)
  expect([status, z.parse(apiError, body).exception]).toEqual([409, 'tooMany'])
  expect((await add(cast.dana)).status).toBe(201)
})
