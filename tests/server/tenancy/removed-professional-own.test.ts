import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { fileRoutes } from '#contract/files/files.ts'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { messageFolderDto, messageFolderRoutes } from '#contract/messages/message-folders.ts'
import { messageReportRoutes } from '#contract/messages/message-report.ts'
import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { takeoutRoutes } from '#contract/takeout/takeout.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { unzip } from '#tests/support/files/unzip.ts'
import { listenLive } from '#tests/support/live.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { confidedIn } from '#tests/support/plans/confided.ts'
import { endAccess, giveAccess, onOwnAccount, professionalOf } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
let kimId: string
let kim: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
  kimId = await professionalOf(app, on, ['dana', 'sam'])
  kim = await onOwnAccount(app, on, kimId)
})

const statusOf = async (answer: Promise<TestAnswer>) => (await answer).status
const ended = () => endAccess(app, on, kimId, 'dana')
const content = (id: string) => statusOf(kim.call(fileRoutes.content, { params: { id }, query: {} }))

test('what is unopened is counted without what may not be read any more, in every folder', async () => {
  const { write } = confidedIn(on, kimId)
  const made = await kim.call(messageFolderRoutes.make, { body: { name: 'Custody' } })
  const { id: folder } = z.parse(messageFolderDto, made.body)
  const { id } = await write(dana, { subject: 'In the folder' })
  await kim.call(messageRoutes.move, { body: { ids: [id], to: folder } })
  await write(dana, { subject: 'In the inbox' })
  await write(sam, { subject: 'Of Sam' })
  const counted = async () => {
    const { body } = await kim.call(messageCountRoutes.counts, {})
    const { unread, inbox, latest } = z.parse(messageCountRoutes.counts.output, body)
    const folders = z.parse(messageFolderRoutes.list.output, (await kim.call(messageFolderRoutes.list, {})).body)
    const list = z.parse(messageRoutes.list.output, (await kim.call(messageRoutes.list, { query: { folder } })).body)
    return {
      unread,
      inbox,
      latest: latest.map(({ subject }) => subject).toSorted(),
      folder: folders.items[0]?.unread,
      total: list.total,
    }
  }
  expect(await counted()).toEqual({
    unread: 3,
    inbox: 2,
    latest: ['In the folder', 'In the inbox', 'Of Sam'],
    folder: 1,
    total: 1,
  })
  await ended()
  expect(await counted()).toEqual({ unread: 1, inbox: 1, latest: ['Of Sam'], folder: 0, total: 0 })
  expect(await statusOf(kim.call(messageRoutes.move, { body: { ids: [id], to: 'archive' } }))).toBe(404)
})

test('an unopened message is not opened any more, and nothing is stamped; nobody answers it', async () => {
  const { write } = confidedIn(on, kimId)
  const { id } = await write(dana, {})
  const delivery = await messagesOn(on).deliveryTo(id, kimId)
  const draft = await kim.call(draftRoutes.begin, {
    body: { to: [on.dana.personId], subject: 'Re', body: 'I see', files: [], answersId: id },
  })
  expect(draft.status).toBe(201)
  await ended()
  const body = { type: 'delivery.open' as const, version: delivery.version }
  expect(await statusOf(kim.call(deliveryRoutes.events, { params: { id: delivery.id }, body }))).toBe(404)
  expect(await statusOf(kim.call(deliveryRoutes.get, { params: { id: delivery.id } }))).toBe(404)
  expect(await messagesOn(on).deliveryTo(id, kimId)).toMatchObject({ status: 'new', viewed_at: null })
  const answer = messagesOn(on).typed({ to: [on.sam.personId], answersId: id })
  expect((await kim.call(messageRoutes.send, { body: answer })).body).toMatchObject({
    validationErrors: [{ field: 'answersId', code: 'notAChoice' }],
  })
  const toDana = messagesOn(on).typed({ to: [on.dana.personId] })
  expect((await kim.call(messageRoutes.send, { body: toDana })).body).toMatchObject({
    validationErrors: [{ field: 'to', code: 'notAChoice' }],
  })
})

test('no version of a privileged file is given, alone or in a zip, nor a copy made of it', async () => {
  const { privileged, command, fileOf } = confidedIn(on, kimId)
  const first = await privileged(dana)
  const changed = Buffer.concat([pdf(), Buffer.from('%%EOF\n')])
  const file = await command(dana, first, {
    type: 'myFile.addVersion',
    fileId: await fileOf(dana, 'myFile', changed),
  })
  const { id } = file
  const read = async () => ({
    file: await statusOf(kim.call(myFileRoutes.get, { params: { id } })),
    first: await content(first.fileId ?? ''),
    second: await content(file.fileId ?? ''),
    zip: await statusOf(kim.call(myFileRoutes.zip, { query: { ids: id } })),
    copy: await statusOf(kim.call(myFileRoutes.copy, { params: { id } })),
    listed: (await kim.call(myFileRoutes.list, { query: { of: 'others' } })).text.includes(id),
  })
  expect(await read()).toEqual({ file: 200, first: 200, second: 200, zip: 200, copy: 201, listed: true })
  await ended()
  expect(await read()).toEqual({ file: 404, first: 404, second: 404, zip: 404, copy: 404, listed: false })
  await giveAccess(on, kimId, on.dana.personId)
  expect((await read()).second).toBe(200)
})

test('a conversation that was handed on is read no more, neither the message nor the print of it', async () => {
  const { write } = confidedIn(on, kimId)
  const between = await messagesOn(on).send()
  await messagesOn(on).open(between.id)
  const made = await dana.call(messageReportRoutes.exhibit, { params: { id: between.thread_id } })
  const { id: exhibit } = z.parse(messageReportRoutes.exhibit.output, made.body)
  const { id } = await write(dana, { subject: 'To read', files: [exhibit] })
  const { id: delivery, version } = await messagesOn(on).deliveryTo(id, kimId)
  await kim.call(deliveryRoutes.events, { params: { id: delivery }, body: { type: 'delivery.open', version } })
  expect(await content(exhibit)).toBe(200)
  await ended()
  expect(await content(exhibit)).toBe(404)
  expect(await statusOf(kim.call(messageRoutes.get, { params: { id } }))).toBe(404)
})

test('who stood for both parents has no notices any more, and takes nothing of the family along', async () => {
  const { write } = confidedIn(on, kimId)
  await write(dana, { body: 'Quicksilver' })
  expect(await statusOf(kim.call(noticeRoutes.list, { query: {} }))).toBe(200)
  await ended()
  expect(await statusOf(kim.call(noticeRoutes.list, { query: {} }))).toBe(403)
  const { status, bytes } = await kim.call(takeoutRoutes.download, {})
  expect([status, [...unzip(bytes).keys()]]).toEqual([200, ['account.json', 'plan.json']])
})

test('a browser hears of nothing that ended with the access, neither at once nor when it comes back', async () => {
  const { write } = confidedIn(on, kimId)
  const { id } = await write(kim, { to: [on.dana.personId] })
  const since = String((await kim.request({ url: '/pub/v1/family' })).headers['live-position'])
  await ended()
  const ear = await listenLive(await app.listen(), kim)
  const { id: delivery, version } = await messagesOn(on).deliveryTo(id, on.dana.personId)
  await dana.call(deliveryRoutes.events, { params: { id: delivery }, body: { type: 'delivery.open', version } })
  const { id: heard } = await write(sam, {})
  const told: string[] = []
  while (!told.join().includes(heard)) told.push(JSON.stringify(await ear.next()))
  ear.close()
  const again = await listenLive(await app.listen(), kim, since)
  again.close()
  expect(again.missed).toBe(false)
  expect(JSON.stringify(again.told)).toContain(heard)
  for (const hidden of [id, delivery])
    expect([told.join().includes(hidden), JSON.stringify(again.told).includes(hidden)]).toEqual([false, false])
})

test('the parent still knows by name who wrote, though nobody may write to them any more', async () => {
  const { write } = confidedIn(on, kimId)
  const { threadId } = await write(kim, { to: [on.dana.personId] })
  await ended()
  const { body } = await dana.call(familyRoutes.current, {})
  const kims = z.parse(familyDto, body).members.filter(({ id }) => id === kimId)
  expect(kims).toMatchObject([{ firstName: 'Kim', lastName: 'Lee', role: 'professional' }])
  const printed = await dana.call(messageReportRoutes.report, { query: { messages: threadId, format: 'pdf' } })
  expect((await pagesOf(new Uint8Array(printed.bytes))).join(' ').replaceAll(/\s+/g, ' ')).toContain('Kim Lee')
  const { text } = await dana.call(messageRoutes.correspondents, {})
  expect(text).not.toContain(kimId)
  const answer = messagesOn(on).typed({ to: [kimId], answersId: null })
  expect(await statusOf(dana.call(messageRoutes.send, { body: answer }))).toBe(400)
})
