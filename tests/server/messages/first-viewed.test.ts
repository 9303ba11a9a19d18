import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import { type MessageDto, openedDto } from '#contract/messages/messages.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { listenLive } from '#tests/support/live.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { type Meeting, opening, waysToMeet, hiddenWords as words } from '#tests/support/messages/ways-to-meet.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

/** No answer but that of opening may contain these words, and no mail, notice or change ever does. */
const hidden = /quicksilver|pomegranate/i

let app: OwnApp
let on: Stage
let cast: Cast
let message: MessageDto
let file: string
let at: Meeting
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  cast = await castOf(app, on)
  const sent = (await upload(cast.sam, await png(20, 20), 'pomegranate.png')).body as FileDto
  file = sent.id
  const opened = await messagesOn(on).send()
  await messagesOn(on).open(opened.id)
  const ear = await listenLive(await app.listen(), cast.dana)
  const since = String((await cast.dana.request({ url: '/pub/v1/family' })).headers['live-position'])
  const { typed } = messagesOn(on)
  const body = typed({ body: `${words}, she said.`, files: [file], answersId: opened.id })
  message = (await cast.sam.call(messageRoutes.send, { body })).body as MessageDto
  at = { app, familyId: on.family.id, cast, threadId: opened.id, message, file: sent, ear, since, delivery, typed }
  return async () => {
    ear.close()
    await app.stop()
  }
})

const delivery = () => messagesOn(on).deliveryTo(message.id)
const params = () => ({ params: { id: message.id } })
const exported = (client: TestClient) => client.call(historyRoutes.export, { query: { format: 'json' } })
const stamps = async () => {
  const { id } = await delivery()
  return on.scopes.asSystem(on.family.id, (tx) =>
    tx
      .selectFrom('entry')
      .select(['at', 'payload'])
      .where('kind', '=', 'delivery.open')
      .where('entity_id', '=', id)
      .execute(),
  )
}

const table = Object.entries(waysToMeet).flatMap(([kind, ways]) =>
  Object.entries(ways).map(([how, way]) => [kind, how, way] as const),
)

test.each(table)('%s: %s stamps nothing and gives no body', async (_kind, _how, { statuses, steps }) => {
  const met: { readonly status: number; readonly text: string }[] = []
  for (const step of steps) met.push(await step(at))
  expect(met.map(({ status }) => status)).toEqual(statuses)
  for (const { text } of met) expect(text).not.toMatch(hidden)
  expect(await delivery()).toMatchObject({ status: 'new', version: 1, viewed_at: null })
  expect(await stamps()).toEqual([])
})

test('each of these ways meets the message, by its name or its subject', async () => {
  const textOf = async (kind: string, how: string) =>
    (await Promise.all((waysToMeet[kind]?.[how]?.steps ?? []).map((step) => step(at)))).map(({ text }) => text).join()
  for (const [kind, how] of [
    ['list', 'the inbox and all folders'],
    ['list', 'the numbers beside the folders'],
    ['snippet', 'words of its subject'],
    ['get', 'its thread'],
    ['get', 'its delivery'],
    ['report', 'as a PDF'],
    ['report', 'as a file to hand on'],
    ['professional', 'searching'],
    ['administrator', 'searching'],
  ] as const)
    expect(await textOf(kind, how)).toContain(message.subject)
  for (const [kind, how] of [
    ['live', 'what a browser hears that comes back'],
    ['JSON', 'the record'],
    ['download', 'everything of the person'],
  ] as const)
    expect(await textOf(kind, how)).toContain(message.id)
  const mail = await textOf('mail', 'the mail that something waits')
  expect(mail).toContain('waiting')
  expect(mail).not.toContain(message.subject)
})

test('words of its body find nothing, whoever looks for them', async () => {
  for (const [kind, how] of [
    ['search', 'words of its body, alone and as a phrase'],
    ['professional', 'searching'],
    ['administrator', 'searching'],
  ] as const) {
    const [step] = waysToMeet[kind]?.[how]?.steps ?? []
    const { text = '' } = (await step?.(at)) ?? {}
    expect(z.parse(messageSearchRoutes.search.output, JSON.parse(text)).items).toEqual([])
  }
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
  const before = (await exported(cast.dana)).text
  const { status, text } = await cast.professional.call(messageRoutes.look, params())
  expect([status, text.includes(words)]).toEqual([200, true])
  expect(await delivery()).toMatchObject({ status: 'new', version: 1 })
  expect([(await noted('professional')).length, (await noted('dana')).length]).toEqual([1, 0])
  const entriesIn = (record: string) => {
    const { streams } = JSON.parse(record)
    expect(streams.length).toBeGreaterThan(0)
    return streams
  }
  expect(entriesIn((await exported(cast.dana)).text)).toEqual(entriesIn(before))
})

test('two tabs that open it at once stamp once, and both have the body then', async () => {
  const other = await app.as(on.dana.personId)
  const heard = await listenLive(await app.listen(), cast.sam)
  const { version } = await delivery()
  const answers = await Promise.all([
    opening('dana', version)(at),
    opening('dana', version)({ ...at, cast: { ...cast, dana: other } }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const { status, body } of answers) {
    const item = status === 200 ? body : z.parse(apiError, body).item
    expect(z.parse(openedDto, item).message.body).toContain(words)
  }
  const event = await heard.next()
  expect(JSON.stringify(event)).not.toContain(words)
  heard.close()
  expect(await stamps()).toHaveLength(1)
  expect(await delivery()).toMatchObject({ status: 'viewed', version: 2 })
})

test('from then on the body is in the thread, the attachment is given, and its author sees the first view', async () => {
  const thread = await cast.dana.call(messageRoutes.thread, { params: { id: at.threadId } })
  expect(thread.text).toContain(words)
  expect((await cast.dana.call(fileRoutes.content, { params: { id: file }, query: {} })).status).toBe(200)
  const { body } = await cast.sam.call(messageRoutes.get, params())
  const { viewed_at: viewedAt } = await delivery()
  expect((body as MessageDto).recipients).toEqual([{ personId: on.dana.personId, told: true, viewedAt }])
  expect((await exported(cast.dana)).text).toContain(words)
})
