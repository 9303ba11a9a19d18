import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type FileDto, fileDto } from '#contract/files/files.ts'
import { uploadDto, uploadRoutes } from '#contract/files/uploads.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { myFolderRoutes, myFileRoutes as routes } from '#contract/my-files/my-files.routes.ts'
import { type MyFileDto, myFileDto } from '#contract/my-files/my-files.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { complete, sendPart } from '#tests/support/files/upload.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  dana = await app.as(on.dana.personId)
})

const size = pdf().length
const uploaded = async (contents = pdf()): Promise<FileDto> => {
  const body = { name: 'scan.pdf', bytes: contents.length, use: 'myFile' }
  const { id } = z.parse(uploadDto, (await dana.call(uploadRoutes.begin, { body })).body)
  await sendPart(dana, id, 0, contents)
  return z.parse(fileDto, (await complete(dana, id)).body)
}
const add = ({ id: fileId }: FileDto) => dana.call(routes.add, { body: { fileId, folderId: null } })
const keep = async (): Promise<MyFileDto> => z.parse(myFileDto, (await add(await uploaded())).body)
const copyOf = ({ id }: MyFileDto) => dana.call(routes.copy, { params: { id } })
const copied = async (file: MyFileDto) => z.parse(fileDto, (await copyOf(file)).body)
const remove = ({ id, version }: MyFileDto) =>
  dana.call(routes.events, { params: { id }, body: { type: 'myFile.delete', version } })
const used = async (): Promise<number> =>
  z.parse(myFolderRoutes.list.output, (await dana.call(myFolderRoutes.list, {})).body).storage.used
const sendWith = (file: FileDto) =>
  dana.call(messageRoutes.send, { body: messagesOn(on).typed({ to: [on.sam.personId], files: [file.id] }) })

test('what is kept takes room, a copy of it none, and a deleted file gives its room back', async () => {
  const file = await keep()
  expect(await used()).toBe(size)
  await sendWith(await copied(file))
  const other = await keep()
  expect(await used()).toBe(2 * size)
  await remove(other)
  expect(await used()).toBe(size)
})

test('what was sent takes the room of the file it was copied from, once that is deleted', async () => {
  const file = await keep()
  expect((await sendWith(await copied(file))).status).toBe(201)
  await remove(file)
  expect(await used()).toBe(size)
})

test('two equal files give the room of both back, because one that was deleted is no copy that is kept', async () => {
  const [first, second] = [await keep(), await keep()]
  await remove(first)
  expect(await used()).toBe(size)
  await remove(second)
  expect(await used()).toBe(0)
})

test('nor is an earlier version of a file that was deleted', async () => {
  const { id, version } = await keep()
  const { id: fileId } = await uploaded(Buffer.concat([pdf(), Buffer.from('\n')]))
  const other = await keep()
  const body = { type: 'myFile.addVersion', version, fileId } as const
  await remove(z.parse(myFileDto, (await dana.call(routes.events, { params: { id }, body })).body))
  expect(await used()).toBe(size)
  await remove(other)
  expect(await used()).toBe(0)
})

test('a copy that was made before its file was deleted takes room when it is sent after that', async () => {
  const file = await keep()
  const copy = await copied(file)
  await remove(file)
  expect((await sendWith(copy)).status).toBe(201)
  expect(await used()).toBe(size)
})

test('a copy is kept as no file of its own, neither new nor as a version, so nobody has room for nothing', async () => {
  const file = await keep()
  const copy = await copied(file)
  expect((await add(copy)).status).toBe(400)
  const { id, version } = await keep()
  const body = { type: 'myFile.addVersion', version, fileId: copy.id } as const
  expect((await dana.call(routes.events, { params: { id }, body })).status).toBe(400)
})

test('of a deleted file no copy is made', async () => {
  const file = await keep()
  await remove(file)
  expect((await copyOf(file)).status).toBe(404)
})

test('the sum that is kept for each person is the sum of what counts', async () => {
  const file = await keep()
  await sendWith(await copied(file))
  await remove(await keep())
  const [sums] = await bySuperuser(
    app.database,
    `select (select bytes from stored_bytes where person_id = $1)::int as kept,
       (select sum(bytes) from file where added_by = $1 and counts)::int as counted`,
    [on.dana.personId],
  )
  expect(sums).toEqual({ kept: size, counted: size })
})
