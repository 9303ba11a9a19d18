import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import type { FileDto } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'
import { type DraftDto, draftDto, draftRoutes } from '#contract/messages/drafts.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import type { MessageDto, NewMessage } from '#contract/messages/messages.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let messages: ReturnType<typeof messagesOn>
let sam: TestClient
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  messages = messagesOn(on)
  sam = await app.as(on.sam.personId)
  dana = await app.as(on.dana.personId)
})

const send = (client: TestClient, change: Partial<NewMessage> = {}) =>
  client.call(messageRoutes.send, { body: messages.typed(change) })
const problemsOf = (body: unknown) =>
  z.parse(apiError, body).validationErrors.map(({ field, code }) => `${field} ${code}`)
const inFolder = async (client: TestClient, folder: 'inbox' | 'sent' | 'archive' | 'all', query: object = {}) => {
  const { body } = await client.call(messageRoutes.list, { query: { folder, ...query } })
  return z.parse(messageRoutes.list.output, body)
}

test('the fields at their edges', async () => {
  const problems = async (change: Partial<NewMessage>) => {
    const { status, body } = await send(sam, change)
    return status === 201 ? [] : problemsOf(body)
  }
  expect(await problems({ subject: 'x'.repeat(200), body: 'y'.repeat(10_000) })).toEqual([])
  expect(await problems({ subject: 'x'.repeat(201) })).toEqual(['subject tooLong'])
  expect(await problems({ body: 'y'.repeat(10_001) })).toEqual(['body tooLong'])
  expect(await problems({ subject: '  ', body: '\n' })).toEqual(['subject required', 'body required'])
  expect(await problems({ to: [] })).toEqual(['to recipientRequired'])
  expect(await problems({ to: [on.sam.personId] })).toEqual(['to notAChoice'])
  expect(await problems({ to: [on.neighbour.personId] })).toEqual(['to notAChoice'])
  expect(await problems({ answersId: crypto.randomUUID() })).toEqual(['answersId notAChoice'])
})

test('nobody changes or deletes a message, not even who owns the tables', async () => {
  const { id } = await messages.send()
  for (const statement of [
    `update message set body = 'Something else' where id = '${id}'`,
    `update message set subject = 'Something else' where id = '${id}'`,
    `delete from message where id = '${id}'`,
    'truncate message cascade',
  ])
    await expect(asSuperuser(on.superuser, statement)).rejects.toThrow('a message never changes')
  const write = on.scopes.asViewer(on.sam, (tx) => tx.updateTable('message').set({ body: '' }).execute())
  await expect(write).rejects.toThrow('permission denied')
})

test('it stands in the inbox of one and the sent messages of the other, and archives for one person alone', async () => {
  const { id } = await messages.send()
  expect((await inFolder(dana, 'inbox')).items.map((item) => item.id)).toEqual([id])
  expect((await inFolder(sam, 'sent')).items.map((item) => item.id)).toEqual([id])
  expect((await inFolder(sam, 'inbox')).items).toEqual([])
  await dana.call(messageRoutes.move, { body: { ids: [id], to: 'archive' } })
  expect((await inFolder(dana, 'inbox')).items).toEqual([])
  expect((await inFolder(dana, 'archive')).items).toHaveLength(1)
  expect((await inFolder(sam, 'sent')).items).toHaveLength(1)
  await dana.call(messageRoutes.move, { body: { ids: [id], to: 'first' } })
  expect((await inFolder(dana, 'inbox')).items).toHaveLength(1)
  const nothing = await dana.call(messageRoutes.move, { body: { ids: [], to: 'archive' } })
  expect(problemsOf(nothing.body)).toEqual(['ids selectMessage'])
})

test('a folder is read in pages, the latest first, and nothing is repeated', async () => {
  const sent: string[] = []
  for (let at = 0; at < 5; at++) {
    app.clock.forward(60_000)
    sent.unshift((await messages.send({ subject: `Number ${at}` })).id)
  }
  const first = await inFolder(dana, 'inbox', { limit: '2' })
  const second = await inFolder(dana, 'inbox', { limit: '2', after: first.next ?? '' })
  const third = await inFolder(dana, 'inbox', { limit: '2', after: second.next ?? '' })
  expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(sent)
  expect([first.total, second.total, third.next]).toEqual([5, null, null])
})

test('the numbers say what waits unopened in the inbox', async () => {
  const { id, thread_id: threadId, author_id: authorId, subject, sent_at: sentAt } = await messages.send()
  const counts = async () => (await dana.call(messageCountRoutes.counts, {})).body
  const none = { unread: 0, inbox: 0, notices: 0, drafts: 0, latest: [] }
  const latest = [{ id, threadId, authorId, subject, sentAt }]
  expect(await counts()).toEqual({ ...none, unread: 1, inbox: 1, latest })
  await dana.call(messageRoutes.move, { body: { ids: [id], to: 'archive' } })
  expect(await counts()).toEqual(none)
  await dana.call(messageRoutes.move, { body: { ids: [id], to: 'first' } })
  await messages.open(id)
  await messages.draft(on.dana)
  expect(await counts()).toEqual({ ...none, drafts: 1 })
})

test('an answer continues the thread, and whoever is added sees from there on', async () => {
  const { id, thread_id } = await messages.send()
  await messages.open(id)
  app.clock.forward(60_000)
  const to = [on.sam.personId, on.child.personId]
  const { body } = await send(dana, { to, answersId: id, subject: 'Re: Winter coat' })
  expect((body as MessageDto).threadId).toBe(thread_id)
  const threadOf = async (client: TestClient) => {
    const answer = await client.call(messageRoutes.thread, { params: { id: thread_id } })
    return z.parse(messageRoutes.thread.output, answer.body).messages.map((message) => message.subject)
  }
  expect(await threadOf(sam)).toEqual(['Winter coat', 'Re: Winter coat'])
  expect(await threadOf(await app.as(on.child.personId))).toEqual(['Re: Winter coat'])
})

test('what is said to a professional of one parent is read by nobody who looks on, and their view by nobody', async () => {
  const pat = {
    ...on.professional,
    viewpoint: on.professional.personId,
    standing: 'professional',
    mode: 'self',
  } as const
  const { id } = await messages.send({ to: [pat.personId] }, on.dana)
  const status = async (client: TestClient) => (await client.call(messageRoutes.get, { params: { id } })).status
  expect(await Promise.all([status(dana), status(sam), status(await app.as(pat.personId))])).toEqual([200, 404, 404])
  const before = await on.scopes.asViewer(on.dana, (tx) =>
    tx.selectFrom('entry').select('hash').orderBy('hash').execute(),
  )
  await messages.open(id, pat)
  const after = await on.scopes.asViewer(on.dana, (tx) =>
    tx.selectFrom('entry').select('hash').orderBy('hash').execute(),
  )
  expect(after).toEqual(before)
  const { body } = await dana.call(messageRoutes.get, { params: { id } })
  expect(body).toMatchObject({
    privileged: true,
    recipients: [{ personId: pat.personId, told: false, viewedAt: null }],
  })
  expect((await send(sam, { to: [pat.personId] })).status).toBe(400)
})

test('a draft saved elsewhere since is refused with the other text, and neither is lost', async () => {
  const { draft: _, ...content } = messages.typed({ body: 'First words' })
  const begun = z.parse(draftDto, (await sam.call(draftRoutes.begin, { body: content })).body)
  const { answersId: __, ...text } = content
  const save = (body: string, version: number) =>
    sam.call(draftRoutes.events, { params: { id: begun.id }, body: { type: 'draft.save', version, ...text, body } })
  expect((await save('Words of one tab', begun.version)).status).toBe(200)
  const late = await save('Words of another tab', begun.version)
  expect(late).toMatchObject({
    status: 409,
    body: { exception: 'changedSinceSeen', item: { body: 'Words of one tab', version: 2 } },
  })
  expect((await save('Both together', 2)).body).toMatchObject({ body: 'Both together', version: 3 })
})

test('a draft becomes one message, however often and from wherever it is sent', async () => {
  const id = await messages.draft()
  const draft = { id, version: 1 }
  const answers = await Promise.all([send(sam, { draft }), send(sam, { draft }), send(sam, { draft })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const sent = answers.find(({ status }) => status === 201)?.body as MessageDto
  for (const { status, body } of answers)
    if (status === 409) expect((z.parse(apiError, body).item as DraftDto).messageId).toBe(sent.id)
  expect((await inFolder(dana, 'inbox')).items).toHaveLength(1)
  expect(await messages.draftRow(id)).toMatchObject({ status: 'sent', body: '', subject: '' })
})

test('a discarded draft leaves no text, and its author alone knows that there was one', async () => {
  const id = await messages.draft()
  await messages.discard(id)
  expect(await messages.draftRow(id)).toMatchObject({ status: 'discarded', body: '', recipient_ids: [] })
  const kinds = (who: 'dana' | 'sam') =>
    on.scopes.asViewer(on[who], (tx) => tx.selectFrom('entry').select('kind').where('entity_id', '=', id).execute())
  expect([await kinds('sam'), await kinds('dana')]).toEqual([[{ kind: 'draft.discarded' }], []])
})

test('a message takes 20 files and not 21, and neither does a draft', async () => {
  const files: string[] = []
  for (let nth = 0; nth <= limits.messages.attachments; nth += 1)
    files.push(((await upload(sam, pdf(), `page ${nth}.pdf`)).body as FileDto).id)
  const most = files.slice(0, -1)
  expect(most).toHaveLength(20)
  const draft = (kept: string[]) => {
    const { draft: _, ...content } = messages.typed({ files: kept })
    return sam.call(draftRoutes.begin, { body: content })
  }
  for (const refused of [await send(sam, { files }), await draft(files)]) {
    expect(refused.status).toBe(400)
    expect(problemsOf(refused.body)).toEqual(['files tooLong'])
  }
  expect((await draft(most)).status).toBe(201)
  const { status, body } = await send(sam, { files: most })
  expect([status, (body as MessageDto).files.map(({ id }) => id).toSorted()]).toEqual([201, most.toSorted()])
})

test('how many messages a page shows is kept for one person, in folders and in a search', async () => {
  for (let nth = 0; nth < 11; nth += 1) {
    const { id } = await messages.send({ subject: `Coat ${nth}` })
    await messages.open(id)
    await messages.send({ to: [on.sam.personId], subject: `Coat back ${nth}` }, on.dana)
  }
  const page = async (client: TestClient) => {
    const list = z.parse(
      messageRoutes.list.output,
      (await client.call(messageRoutes.list, { query: { folder: 'inbox' } })).body,
    )
    const search = await client.call(messageSearchRoutes.search, { body: { search: 'coat' } })
    const found = z.parse(messageSearchRoutes.search.output, search.body)
    return [list.perPage, list.items.length, found.perPage, found.items.length]
  }
  expect(await page(dana)).toEqual([25, 11, 25, 22])
  expect((await dana.call(messageRoutes.setPreferences, { body: { perPage: 10 } })).status).toBe(204)
  expect(await page(dana)).toEqual([10, 10, 10, 10])
  expect(await page(await app.as(on.dana.personId))).toEqual([10, 10, 10, 10])
  expect(await page(sam)).toEqual([25, 11, 25, 22])
})

test('a child attaches a file to a message', async () => {
  const child = await app.as(on.child.personId)
  const file = (await upload(child, pdf(), 'recital.pdf')).body as FileDto
  const { status, body } = await send(child, { to: [on.dana.personId, on.sam.personId], files: [file.id] })
  expect([status, (body as MessageDto).files.map(({ name }) => name)]).toEqual([201, ['recital.pdf']])
})

test('the record is what the rows say', async () => {
  const { id } = await messages.send()
  await messages.open(id)
  await messages.send({ to: [on.sam.personId], answersId: id }, on.dana)
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})
