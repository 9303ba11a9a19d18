import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { uploadDto, uploadRoutes } from '#contract/files/uploads.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { messageDto } from '#contract/messages/messages.ts'
import { myFileRoutes as routes } from '#contract/my-files/my-files.routes.ts'
import { type MyFileDto, myFileDto } from '#contract/my-files/my-files.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { complete, sendPart } from '#tests/support/files/upload.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import type { SentCommand } from '#tests/support/my-files/my-files.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
let looking: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
  looking = await app.as(on.professional.personId)
})

const uploaded = async (bytes: Buffer, name: string, client = dana): Promise<string> => {
  app.clock.forward(1000)
  const begun = await client.call(uploadRoutes.begin, { body: { name, bytes: bytes.length, use: 'myFile' } })
  const { id } = z.parse(uploadDto, begun.body)
  await sendPart(client, id, 0, bytes)
  return ((await complete(client, id)).body as FileDto).id
}
let nth = 0
const distinct = () => {
  nth += 1
  return Buffer.from(`some text ${nth}`)
}
const keep = async (name = 'notes.txt', bytes: Buffer = distinct()): Promise<MyFileDto> => {
  const fileId = await uploaded(bytes, name)
  return z.parse(myFileDto, (await dana.call(routes.add, { body: { fileId, folderId: null } })).body)
}
const send = (client: TestClient, { id, version }: Pick<MyFileDto, 'id' | 'version'>, command: SentCommand) =>
  client.call(routes.events, { params: { id }, body: { ...command, version } as never })
const sent = async (file: Pick<MyFileDto, 'id' | 'version'>, command: SentCommand) => {
  const { status, body } = await send(dana, file, command)
  expect(status).toBe(200)
  return z.parse(myFileDto, body)
}
const read = (client: TestClient, fileId: string | null) =>
  client.call(fileRoutes.content, { params: { id: fileId ?? '' }, query: {} })
const statusFor = async (client: TestClient, { id, fileId }: MyFileDto) => [
  (await client.call(routes.get, { params: { id } })).status,
  (await read(client, fileId)).status,
]
const listed = async (client: TestClient, of: 'own' | 'others' = 'own') =>
  z.parse(routes.list.output, (await client.call(routes.list, { query: { of } })).body).items.map(({ id }) => id)

test('what is added is its owner’s alone', async () => {
  const file = await keep()
  expect(file).toMatchObject({ status: 'private', name: 'notes.txt', type: 'text/plain', readers: [] })
  expect(await statusFor(dana, file)).toEqual([200, 200])
  expect(await statusFor(sam, file)).toEqual([404, 404])
  expect(await statusFor(looking, file)).toEqual([404, 404])
  expect([await listed(dana), await listed(sam, 'others'), await listed(looking)]).toEqual([[file.id], [], []])
})

test('a privileged file is read by the practitioner alone, and by nobody who looks on as its owner', async () => {
  const file = await sent(await keep(), { type: 'myFile.privilege', readers: [on.professional.personId] })
  expect(file.status).toBe('privileged')
  expect(await statusFor(sam, file)).toEqual([404, 404])
  expect(await statusFor(looking, file)).toEqual([404, 404])
  const own = {
    ...on.professional,
    viewpoint: on.professional.personId,
    standing: 'professional',
    mode: 'self',
  } as const
  const rows = await on.scopes.asViewer(own, (tx) => tx.selectFrom('my_file').select('id').execute())
  const bytes = await on.scopes.asViewer(own, (tx) => tx.selectFrom('file').select('id').execute())
  expect([rows.map(({ id }) => id), bytes.map(({ id }) => id)]).toEqual([[file.id], [file.fileId]])
})

test('a shared file is read by whom it was shared with, and by who looks on as one of them', async () => {
  const file = await sent(await keep(), { type: 'myFile.share', readers: [on.sam.personId] })
  expect(await statusFor(sam, file)).toEqual([200, 200])
  expect(await statusFor(looking, file)).toEqual([200, 200])
  expect(await statusFor(await app.as(on.child.personId), file)).toEqual([404, 404])
  expect(await listed(sam, 'others')).toEqual([file.id])
  expect((await send(sam, file, { type: 'myFile.withdraw' })).status).toBe(409)
  expect((await on.noticesOf(file.id)).sam).toEqual(['fileShared'])
})

test('nobody is shown a file to whom its owner may not write', async () => {
  const file = await keep()
  const refused = async (command: SentCommand) => z.parse(apiError, (await send(dana, file, command)).body)
  const wrong = { validationErrors: [{ field: 'readers', code: 'notAChoice' }] }
  expect(await refused({ type: 'myFile.privilege', readers: [on.sam.personId] })).toMatchObject(wrong)
  expect(await refused({ type: 'myFile.share', readers: [on.neighbour.personId] })).toMatchObject(wrong)
  expect(await refused({ type: 'myFile.share', readers: [on.dana.personId] })).toMatchObject(wrong)
  expect(await refused({ type: 'myFile.share', readers: [] })).toMatchObject({
    validationErrors: [{ field: 'readers', code: 'recipientRequired' }],
  })
})

test('of a withdrawn file others know the name and are told that they may not read it', async () => {
  const shared = await sent(await keep('agreement.txt'), { type: 'myFile.share', readers: [on.sam.personId] })
  await sent(shared, { type: 'myFile.withdraw' })
  const seen = z.parse(myFileDto, (await sam.call(routes.get, { params: { id: shared.id } })).body)
  expect(seen).toMatchObject({ status: 'withdrawn', name: 'agreement.txt', fileId: null, versions: [] })
  const { status, body } = await read(sam, shared.fileId)
  expect([status, z.parse(apiError, body).userMessage]).toEqual([403, 'You do not have access to agreement.txt'])
  expect((await read(looking, shared.fileId)).status).toBe(403)
  expect((await read(dana, shared.fileId)).status).toBe(200)
  expect((await read(await app.as(on.neighbour.personId), shared.fileId)).status).toBe(404)
})

test('versions are told apart by their bytes; who is shown a file later reads the newest alone', async () => {
  const first = await keep('plan.txt')
  const same = await send(dana, first, {
    type: 'myFile.addVersion',
    fileId: await uploaded(Buffer.from(`some text ${nth}`), 'plan.txt'),
  })
  expect(z.parse(apiError, same.body).exception).toBe('sameVersion')
  const second = await sent(first, { type: 'myFile.addVersion', fileId: await uploaded(distinct(), 'other.txt') })
  expect([second.name, second.versions.length, second.versions[0]?.sha256]).toEqual(['plan.txt', 2, second.sha256])
  const shared = await sent(second, { type: 'myFile.share', readers: [on.sam.personId] })
  const third = await sent(shared, { type: 'myFile.addVersion', fileId: await uploaded(distinct(), 'plan.txt') })
  const childs = await app.as(on.child.personId)
  const versionsFor = async (client: TestClient) => {
    const seen = z.parse(myFileDto, (await client.call(routes.get, { params: { id: third.id } })).body)
    return seen.versions.map(({ fileId }) => fileId)
  }
  expect(await versionsFor(sam)).toEqual([third.fileId, second.fileId])
  expect((await read(sam, first.fileId)).status).toBe(404)
  const again = await sent(third, { type: 'myFile.share', readers: [on.child.personId] })
  expect([await versionsFor(sam), await versionsFor(childs)]).toEqual([[third.fileId, second.fileId], [third.fileId]])
  const statuses = [await read(sam, second.fileId), await read(sam, first.fileId), await read(childs, second.fileId)]
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404])
  const samsOwn = await uploaded(distinct(), 'x.txt', sam)
  expect((await send(dana, again, { type: 'myFile.addVersion', fileId: samsOwn })).status).toBe(400)
})

test('whoever is shown a privileged file later reads none of its earlier versions', async () => {
  const first = await keep('draft.txt')
  const second = await sent(first, { type: 'myFile.addVersion', fileId: await uploaded(distinct(), 'draft.txt') })
  const privileged = await sent(second, { type: 'myFile.privilege', readers: [on.professional.personId] })
  const third = await sent(privileged, { type: 'myFile.addVersion', fileId: await uploaded(distinct(), 'draft.txt') })
  await sent(third, { type: 'myFile.share', readers: [on.sam.personId] })
  const statuses = await Promise.all([first, second, third].map(async ({ fileId }) => (await read(sam, fileId)).status))
  expect(statuses).toEqual([404, 404, 200])
})

test('a version of another kind keeps the name and takes its ending', async () => {
  const file = await keep('report.txt')
  const next = await sent(file, { type: 'myFile.addVersion', fileId: await uploaded(pdf(), 'scan.pdf') })
  expect(next).toMatchObject({ name: 'report.txt.pdf', type: 'application/pdf' })
  expect(await sent(next, { type: 'myFile.rename', name: '../../Zeugnis\u202Egpj' })).toMatchObject({
    name: 'Zeugnisgpj.pdf',
  })
})

test('a private file is deleted with its bytes’ room; what others may have seen is not', async () => {
  const file = await keep()
  await sent(file, { type: 'myFile.delete' })
  expect(await listed(dana)).toEqual([])
  expect((await read(dana, file.fileId)).status).toBe(200)
  const counted = await on.scopes.asViewer(on.dana, (tx) =>
    tx
      .selectFrom('file')
      .select('counts')
      .where('id', '=', file.fileId ?? '')
      .executeTakeFirst(),
  )
  expect(counted?.counts).toBe(false)
  const shared = await sent(await keep(), { type: 'myFile.share', readers: [on.sam.personId] })
  expect((await send(dana, shared, { type: 'myFile.delete' })).status).toBe(409)
})

test('what was attached to a message stays readable there, and a privileged file stays privileged', async () => {
  const file = await sent(await keep('scan.pdf', pdf()), {
    type: 'myFile.privilege',
    readers: [on.professional.personId],
  })
  const copy = (await dana.call(routes.copy, { params: { id: file.id } })).body as FileDto
  const typed = messagesOn(on).typed({ to: [on.sam.personId], files: [copy.id] })
  const message = z.parse(messageDto, (await dana.call(messageRoutes.send, { body: typed })).body)
  await messagesOn(on).open(message.id, on.sam)
  expect((await read(sam, copy.id)).status).toBe(200)
  expect(await statusFor(sam, file)).toEqual([404, 404])
  await sent(file, { type: 'myFile.withdraw' })
  expect((await read(sam, copy.id)).status).toBe(200)
  expect((await sam.call(routes.copy, { params: { id: file.id } })).status).toBe(404)
})

test('a practitioner who looks on adds, changes and copies nothing', async () => {
  const file = await sent(await keep(), { type: 'myFile.share', readers: [on.sam.personId] })
  expect((await looking.call(routes.add, { body: { fileId: file.fileId ?? '', folderId: null } })).status).toBe(403)
  expect((await looking.call(routes.copy, { params: { id: file.id } })).status).toBe(403)
  expect((await send(looking, file, { type: 'myFile.withdraw' })).status).toBe(409)
})

test('nobody keeps another’s upload, one that is attached already, or one twice', async () => {
  const add = async (fileId: string) => (await dana.call(routes.add, { body: { fileId, folderId: null } })).status
  const own = await uploaded(distinct(), 'a.txt')
  expect(await add(await uploaded(distinct(), 'a.txt', sam))).toBe(400)
  expect([await add(own), await add(own)]).toEqual([201, 400])
})

test('the record holds after everything', async () => {
  const file = await sent(await keep(), { type: 'myFile.rename', name: 'Plan' })
  const shared = await sent(file, { type: 'myFile.share', readers: [on.sam.personId] })
  await sent(shared, { type: 'myFile.withdraw' })
  await sent(await keep(), { type: 'myFile.delete' })
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})
