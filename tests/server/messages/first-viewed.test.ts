import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { homeRoutes } from '#contract/home.ts'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { messageFolderRoutes } from '#contract/messages/message-folders.ts'
import { messageReportRoutes } from '#contract/messages/message-report.ts'
import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { type MessageDto, openedDto } from '#contract/messages/messages.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { sendWaitingMail } from '#server/features/notices/notices.mail.ts'
import { transportOf } from '#server/mail/transport.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { listenLive } from '#tests/support/live.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

/** No answer but that of opening may contain these words, and no mail, notice or change ever does. */
const words = 'Quicksilver pomegranate'
const fileName = 'pomegranate.png'

let app: OwnApp
let on: Stage
let cast: Cast
let message: MessageDto
let file: string
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  cast = await castOf(app, on)
  file = ((await upload(cast.sam, await png(20, 20), fileName)).body as FileDto).id
  const body = messagesOn(on).typed({ body: `${words}, she said.`, files: [file] })
  message = (await cast.sam.call(messageRoutes.send, { body })).body as MessageDto
  return () => app.stop()
})

const delivery = () => messagesOn(on).deliveryTo(message.id)
const params = () => ({ params: { id: message.id } })
const list = (client: TestClient, folder: 'inbox' | 'all' | 'archive') =>
  client.call(messageRoutes.list, { query: { folder } })
const events = async (client: TestClient, version?: number) => {
  const seen = await delivery()
  const body = { type: 'delivery.open' as const, version: version ?? seen.version }
  return client.call(deliveryRoutes.events, { params: { id: seen.id }, body })
}
const exported = (client: TestClient, format: 'json' | 'pdf') =>
  client.call(historyRoutes.export, { query: { format } })

const reported = (client: TestClient, query: { messages?: string; only?: '1' }) =>
  client.call(messageReportRoutes.report, { query: { ...query, format: 'json' } })

/** Every way to meet a message, but opening it: the statuses of the answers, and all that they say. */
const ways: Readonly<Record<string, () => Promise<readonly TestAnswer[]>>> = {
  'the inbox': async () => [await list(cast.dana, 'inbox'), await list(cast.dana, 'all')],
  'another folder': async () => {
    const move = (to: 'archive' | 'first') => cast.dana.call(messageRoutes.move, { body: { ids: [message.id], to } })
    return [await move('archive'), await list(cast.dana, 'archive'), await move('first')]
  },
  'the numbers beside the folders': async () => [await cast.dana.call(messageCountRoutes.counts, {})],
  'the message itself, read': async () => [await cast.dana.call(messageRoutes.get, params())],
  'its thread': async () => [await cast.dana.call(messageRoutes.thread, params())],
  'its thread, read in two tabs at once and again after Back': async () => {
    const tab = await app.as(on.dana.personId)
    const read = (client: TestClient) => client.call(messageRoutes.thread, params())
    return [...(await Promise.all([read(tab), read(cast.dana)])), await read(tab)]
  },
  'its delivery, read': async () => [
    await cast.dana.call(deliveryRoutes.get, { params: { id: (await delivery()).id } }),
  ],
  Home: async () => [await cast.dana.call(homeRoutes.waiting, {})],
  'the notices': async () => [await cast.dana.call(noticeRoutes.list, { query: {} })],
  'the history': async () => [await cast.dana.call(historyRoutes.list, { query: {} })],
  'the history of the area alone': async () => [
    await cast.dana.call(historyRoutes.list, { query: { area: 'messages' } }),
  ],
  'the record as JSON': async () => [await exported(cast.dana, 'json')],
  'the record as JSON, for the professional and the administrator': async () => [
    await exported(cast.professional, 'json'),
    await exported(cast.admin, 'json'),
  ],
  'its report as JSON, of everything and of this message': async () => [
    await reported(cast.dana, {}),
    await reported(cast.dana, { messages: message.id, only: '1' }),
  ],
  'its report as JSON, for the professional and the administrator': async () => [
    await reported(cast.professional, { messages: message.id }),
    await reported(cast.admin, { messages: message.id }),
  ],
  'the own folders and the drafts': async () => [
    await cast.dana.call(messageFolderRoutes.list, {}),
    await cast.dana.call(draftRoutes.list, {}),
  ],
  'its attachment': async () => [
    await cast.dana.call(fileRoutes.content, { params: { id: file }, query: {} }),
    await cast.dana.call(fileRoutes.content, { params: { id: file }, query: { download: '1' } }),
  ],
  'the preview of its attachment': async () => [await cast.dana.call(fileRoutes.preview, { params: { id: file } })],
  'the professional, reading': async () => [
    await cast.professional.call(messageRoutes.get, params()),
    await cast.professional.call(messageRoutes.thread, params()),
    await list(cast.professional, 'inbox'),
  ],
  'the professional, opening': async () => [await events(cast.professional)],
  'the administrator, reading': async () => [
    await cast.admin.call(messageRoutes.get, params()),
    await cast.admin.call(messageRoutes.thread, params()),
    await cast.admin.call(messageRoutes.look, params()),
  ],
  'the administrator, opening': async () => [await events(cast.admin)],
  'the recipient, looking as a professional does': async () => [await cast.dana.call(messageRoutes.look, params())],
  'opening it from a page that saw another version': async () => [await events(cast.dana, 7)],
  'answering it': async () => {
    const body = messagesOn(on).typed({ to: [on.sam.personId], answersId: message.id, body: 'I read it' })
    return [await cast.dana.call(messageRoutes.send, { body })]
  },
  'a child, and another family': async () => [
    await cast.child.call(messageRoutes.get, params()),
    await events(cast.child),
    await cast.neighbour.call(messageRoutes.thread, params()),
    await events(cast.neighbour),
  ],
}

test.each(Object.entries(ways))('%s stamps nothing and gives no body', async (_, meet) => {
  for (const { status, text } of await meet()) {
    expect(status).toBeLessThan(500)
    expect(text).not.toContain(words)
    expect(text).not.toContain(fileName)
  }
  expect(await delivery()).toMatchObject({ status: 'new', version: 1, viewed_at: null })
})

const onPaper = async ({ status, bytes }: TestAnswer) => {
  expect(status).toBe(200)
  return (await pagesOf(bytes)).join('\n')
}

test('the printed record and the report say that it was not opened, and nothing of what it says', async () => {
  const query = { messages: message.id, format: 'pdf' } as const
  const report = await onPaper(await cast.dana.call(messageReportRoutes.report, { query }))
  const record = await onPaper(await exported(cast.dana, 'pdf'))
  expect(report).toContain(message.subject)
  for (const text of [report, record]) expect(text.toLowerCase()).not.toContain('pomegranate')
  expect(await delivery()).toMatchObject({ status: 'new' })
})

test('the mail says that something waits, and neither who wrote nor about what', async () => {
  const job = { familyId: on.family.id, personId: on.dana.personId, kind: 'messageReceived' }
  await sendWaitingMail({ ...app.deps, enqueue: async () => {} }, transportOf(app.deps.config), job)
  const { text } = await app.anyone().request({ url: '/pub/v1/dev/outbox' })
  expect(text).toContain('waiting')
  for (const word of [words, fileName, message.subject]) expect(text).not.toContain(word)
})

test('the professional of the recipient reads it on screen, which is noted for the professional alone', async () => {
  const noted = (who: 'dana' | 'professional') =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx
        .selectFrom('entry')
        .select('id')
        .where('kind', '=', 'message.looked')
        .where((eb) => eb(eb.val(on[who].personId), '=', eb.fn.any('audience')))
        .execute(),
    )
  const before = (await exported(cast.dana, 'json')).text
  const { status, text } = await cast.professional.call(messageRoutes.look, params())
  expect([status, text.includes(words)]).toEqual([200, true])
  expect(await delivery()).toMatchObject({ status: 'new', version: 1 })
  expect([(await noted('professional')).length, (await noted('dana')).length]).toEqual([1, 0])
  const entriesIn = (record: string) => JSON.stringify(JSON.parse(record).record?.streams ?? JSON.parse(record))
  expect(entriesIn((await exported(cast.dana, 'json')).text).length).toBe(entriesIn(before).length)
})

test('two tabs that open it at once stamp once, and both have the body then', async () => {
  const other = await app.as(on.dana.personId)
  const heard = await listenLive(await app.listen(), cast.sam)
  const { version } = await delivery()
  const answers = await Promise.all([events(cast.dana, version), events(other, version)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const { status, body } of answers) {
    const item = status === 200 ? body : z.parse(apiError, body).item
    expect(z.parse(openedDto, item).message.body).toContain(words)
  }
  const event = await heard.next()
  expect(JSON.stringify(event)).not.toContain(words)
  heard.close()
  const stamps = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('entry').select(['at', 'payload']).where('kind', '=', 'delivery.open').execute(),
  )
  expect(stamps).toHaveLength(1)
  expect(await delivery()).toMatchObject({ status: 'viewed', version: 2 })
})

test('from then on the body is in the thread, the attachment is given, and its author sees the first view', async () => {
  const thread = await cast.dana.call(messageRoutes.thread, params())
  expect(thread.text).toContain(words)
  expect((await cast.dana.call(fileRoutes.content, { params: { id: file }, query: {} })).status).toBe(200)
  const { body } = await cast.sam.call(messageRoutes.get, params())
  const { viewed_at: viewedAt } = await delivery()
  expect((body as MessageDto).recipients).toEqual([{ personId: on.dana.personId, told: true, viewedAt }])
  expect((await exported(cast.dana, 'json')).text).toContain(words)
})
