import { beforeAll, expect, test } from 'vitest'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { messageReportRoutes as routes } from '#contract/messages/message-report.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import type { MessageDto } from '#contract/messages/messages.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import { dateIn } from '#domain/time.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let messages: ReturnType<typeof messagesOn>
let ids: { readonly coat: string; readonly answer: string; readonly closed: string; readonly other: string }
let file: FileDto
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://evenhand.test' } })
  on = await stage(app)
  messages = messagesOn(on)
  file = (await upload(await app.as(on.sam.personId), await png(20, 20), 'boots.png')).body as FileDto
  const { id: coat } = await messages.send({ body: 'It is too small 😀 李', files: [file.id] })
  await messages.open(coat)
  app.clock.forward(60_000)
  const { id: answer } = await messages.send(
    { to: [on.sam.personId], answersId: coat, body: 'Thanks, size 36', subject: 'Re: Winter coat' },
    on.dana,
  )
  await messages.open(answer, on.sam)
  app.clock.forward(60_000)
  const { id: closed } = await messages.send({ answersId: answer, body: 'Quicksilver words' })
  app.clock.forward(24 * 3_600_000)
  const { id: other } = await messages.send({ subject: 'Recital', body: 'It is at five' })
  await messages.open(other)
  ids = { coat, answer, closed, other }
  return () => app.stop()
})

/** Lines of a page come apart at commas. */
const plain = (text: string) => text.replaceAll(/[\s,]+/g, ' ')
const report = async (query: { messages?: string; only?: '1'; from?: string; to?: string }, who = on.dana.personId) => {
  const client = await app.as(who)
  const { bytes, status } = await client.call(routes.report, { query: { ...query, format: 'pdf' } })
  const printed = status === 200 ? (await pagesOf(new Uint8Array(bytes))).join('\n') : ''
  return { status, bytes: new Uint8Array(bytes), printed: plain(printed) }
}
const json = async (query: object, who = on.dana.personId) =>
  (await app.as(who)).call(routes.report, { query: { ...query, format: 'json' } })

test('a thread is whole, with its places, its first views, its attachments and what was not opened', async () => {
  const { printed } = await report({ messages: ids.coat })
  for (const text of [
    'Winter coat 3 messages',
    'Message 1',
    'of 3',
    'Sam Keller to Dana Reyes',
    'First viewed by Dana Reyes',
    'It is too small [U+1F600] [U+674E]',
    'Exhibit 1: boots.png',
    'Replies to message 1',
    'Thanks, size 36',
    'Subject: Re: Winter coat',
    'Message 3 of 3, “Winter coat” from Sam Keller',
    'Dana Reyes has not opened this yet',
    `SHA-256 ${file.sha256}`,
    'Attached to: Message 1 of “Winter coat”',
    'U+1F600 grinning face',
    'U+674E letter, Han',
  ])
    expect(printed).toContain(plain(text))
  for (const text of ['Quicksilver', 'Recital', 'It is at five']) expect(printed).not.toContain(text)
  expect(await messages.deliveryTo(ids.closed)).toMatchObject({ status: 'new' })
})

test('its author’s report has the closed message, and says that it was never viewed', async () => {
  const { printed } = await report({ messages: ids.coat }, on.sam.personId)
  expect(printed).toContain('Quicksilver words')
  expect(printed).toContain('First viewed by Dana Reyes: Never')
})

test('only the selected ones leave gaps, which are stated with why', async () => {
  const { printed } = await report({ messages: ids.answer, only: '1' })
  expect(printed).toContain('Message 1 of 3 is left out. It was not selected for this report.')
  expect(printed).toContain('Message 3 of 3 is left out. It was not selected for this report.')
  expect(printed).toContain('Thanks size 36')
  expect(printed).not.toContain('It is too small')
})

test('the print is sealed and carries the signed record of these messages alone', async () => {
  const { bytes } = await report({ messages: ids.coat })
  const key = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!key) throw new Error('no key')
  expect((await checkFile(bytes, key)).holds).toBe(true)
  const { text } = await json({ messages: ids.coat })
  const verdict = await checkFile(Buffer.from(text), key)
  expect(verdict.holds).toBe(true)
  for (const words of ['It is too small', 'Thanks, size 36', file.sha256]) expect(text).toContain(words)
  for (const words of ['Quicksilver', 'It is at five']) expect(text).not.toContain(words)
})

test('the record of one thread has its attachments as its report does, but for those that were not opened', async () => {
  const { sam, dana, professional } = on
  const attach = async (name: string) =>
    (await upload(await app.as(sam.personId), await png(20, 20), name)).body as FileDto
  const [shown, unopened] = [await attach('hat.png'), await attach('scarf.png')]
  const { id: item } = await messages.send({ subject: 'Hat', files: [shown.id] })
  await messages.open(item)
  await messages.send({ answersId: item, files: [unopened.id] })
  const namesFor = async (who: string) => {
    const { text } = await (await app.as(who)).call(historyRoutes.export, { query: { format: 'json', item } })
    const { files, streams }: ExportedRecord = JSON.parse(text)
    const readable = streams.flatMap(({ entries }) => entries.filter(({ payload }) => payload !== null))
    expect(readable.filter(({ kind }) => kind === 'file.attached')).toHaveLength(files.length)
    return files.map(({ name }) => name).sort()
  }
  for (const { personId } of [dana, professional]) expect(await namesFor(personId)).toEqual(['hat.png'])
  expect(await namesFor(sam.personId)).toEqual(['hat.png', 'scarf.png'])
})

test('a thread that goes on over midnight is whole, or has the messages of the chosen day alone', async () => {
  app.clock.forward(7 * 24 * 3_600_000)
  const day = () => dateIn(app.clock.now(), 'America/New_York')
  const { id: evening } = await messages.send({ subject: 'Ferry', body: 'It leaves at nine' })
  const first = day()
  app.clock.forward(24 * 3_600_000)
  const { id: morning } = await messages.send({ subject: 'Ferry', body: 'It was cancelled', answersId: evening })
  for (const id of [evening, morning]) await messages.open(id)
  const days = { from: first, to: first }
  const whole = await report(days)
  for (const words of ['It leaves at nine', 'It was cancelled']) expect(whole.printed).toContain(words)
  const only = await report({ ...days, only: '1' })
  expect(only.printed).toContain('It leaves at nine')
  expect(only.printed).not.toContain('It was cancelled')
  expect(only.printed).toContain('Message 2 of 2 is left out.')
  for (const { printed } of [whole, only])
    for (const words of ['It is at five', 'Thanks size 36']) expect(printed).not.toContain(words)
  expect((await report({ from: '2026-01-01', to: '2026-01-02' })).printed).toContain(
    'There are no messages in this report.',
  )
})

test('nobody reports what they may not see, and an empty selection is refused', async () => {
  expect((await json({ messages: ids.coat }, on.neighbour.personId)).status).toBe(404)
  expect((await json({ messages: ids.coat }, on.child.personId)).status).toBe(403)
  const { status, body } = await json({ messages: '' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ validationErrors: [{ field: 'messages', code: 'selectMessage' }] })
})

test('a professional’s report has what their parent opened, and no more', async () => {
  const { printed } = await report({ messages: ids.coat }, on.professional.personId)
  expect(printed).toContain('Thanks size 36')
  expect(printed).not.toContain('Quicksilver')
})

const exhibitOf = async (thread: string, who: string) =>
  (await app.as(who)).call(routes.exhibit, { params: { id: thread } })

test('a professional whom a parent never gave access is said to be that, and has no name', async () => {
  const { personId: pat } = on.professional
  const { id } = await messages.send({ to: [on.sam.personId, pat], subject: 'Hearing' }, on.dana)
  await messages.open(id, on.sam)
  const { printed } = await report({ messages: id }, on.sam.personId)
  expect(printed).toContain('Dana Reyes to Sam Keller and someone Sam Keller is not connected with')
  expect(printed).toContain('When someone Sam Keller is not connected with a professional viewed it is not shown.')
  expect(printed).not.toContain('no longer listed')
  expect((await report({ messages: id })).printed).toContain('Dana Reyes to Sam Keller and Pat Morgan')
})

test('a thread goes to the attorney as a sealed exhibit, in a message that nobody else reads', async () => {
  const { dana, sam, professional: pat } = on
  const made = await exhibitOf(ids.coat, dana.personId)
  expect(made.status).toBe(201)
  const exhibit = made.body as FileDto
  const client = await app.as(dana.personId)
  const body = messages.typed({ to: [pat.personId], subject: 'For you', body: 'Please read', files: [exhibit.id] })
  const { id, privileged } = (await client.call(messageRoutes.send, { body })).body as MessageDto
  expect(privileged).toBe(true)
  const content = async (who: string) =>
    (await app.as(who)).call(fileRoutes.content, { params: { id: exhibit.id }, query: {} })
  const { bytes, status } = await content(dana.personId)
  expect(status).toBe(200)
  const key = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!key) throw new Error('no key')
  expect((await checkFile(new Uint8Array(bytes), key)).holds).toBe(true)
  const printed = plain((await pagesOf(new Uint8Array(bytes))).join('\n'))
  expect(printed).toContain('Thanks size 36')
  expect(printed).not.toContain('Quicksilver')
  expect((await content(sam.personId)).status).toBe(404)
  expect((await (await app.as(sam.personId)).call(messageRoutes.get, { params: { id } })).status).toBe(404)
  expect(await messages.deliveryTo(ids.closed)).toMatchObject({ status: 'new' })
})

test('nobody makes an exhibit of what they may not see, or for somebody else', async () => {
  for (const [who, status] of [
    [on.neighbour.personId, 404],
    [on.child.personId, 403],
    [on.professional.personId, 403],
  ] as const)
    expect((await exhibitOf(ids.coat, who)).status).toBe(status)
})
