import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { myFolderRoutes as folders, myFileRoutes as routes } from '#contract/my-files/my-files.routes.ts'
import { myFolderDto } from '#contract/my-files/my-files.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { myFilesOn } from '#tests/support/my-files/my-files.ts'
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

const make = (name: string, parentId: string | null = null) => dana.call(folders.make, { body: { name, parentId } })
const made = async (name: string, parentId: string | null = null) =>
  z.parse(myFolderDto, (await make(name, parentId)).body).id
const nested = async (count: number, top: string | null = null) => {
  const ids: string[] = []
  for (let nth = 1; nth <= count; nth += 1) ids.push(await made(`level ${nth}`, ids.at(-1) ?? top))
  return ids
}
const refusalOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 300 ? status : z.parse(apiError, body).exception
const put = (folderIds: readonly string[], to: string | null, files: readonly string[] = []) =>
  dana.call(routes.move, { body: { files: [...files], folders: [...folderIds], to } })
const listed = async (folder?: string) =>
  z
    .parse(routes.list.output, (await dana.call(routes.list, { query: { of: 'own', ...(folder && { folder }) } })).body)
    .items.map(({ id }) => id)

test('folders are eight deep, whether they are made or moved there', async () => {
  const ids = await nested(limits.myFiles.depth)
  expect(refusalOf(await make('too deep', ids.at(-1)))).toBe('folderTooDeep')
  const [other] = await nested(2, await made('other'))
  expect(refusalOf(await put([other ?? ''], ids[6] ?? ''))).toBe('folderTooDeep')
  expect(refusalOf(await put([other ?? ''], ids[5] ?? ''))).toBe(204)
})

test('no folder lies in itself, however far below', async () => {
  const [top = '', , bottom = ''] = await nested(3)
  expect(refusalOf(await put([top], bottom))).toBe('folderInItself')
  expect(refusalOf(await put([top], top))).toBe('folderInItself')
  const rename = await dana.call(folders.rename, { params: { id: top }, body: { name: 'Top', parentId: bottom } })
  expect(refusalOf(rename)).toBe('folderInItself')
})

test('two people at once, or two devices, make no circle', async () => {
  const [a, b] = [await made('a'), await made('b')]
  const answers = await Promise.all([put([a], b), put([b], a)])
  expect(answers.map(refusalOf).sort()).toEqual([204, 'folderInItself'].sort())
})

test('names are told apart within one folder', async () => {
  const top = await made('School')
  expect(refusalOf(await make('School'))).toBe('folderNameTaken')
  expect(refusalOf(await make('School', top))).toBe(201)
  expect(
    refusalOf(await dana.call(folders.rename, { params: { id: top }, body: { name: 'School', parentId: null } })),
  ).toBe(200)
})

test('only an empty folder is deleted', async () => {
  const folder = await made('School')
  const file = await myFilesOn(on).keep()
  await put([], folder, [file])
  expect([await listed(), await listed(folder)]).toEqual([[], [file]])
  const remove = () => dana.call(folders.remove, { params: { id: folder } })
  expect(refusalOf(await remove())).toBe('folderNotEmpty')
  await put([], null, [file])
  expect([refusalOf(await remove()), refusalOf(await remove())]).toEqual([204, 'notFound'])
})

test('a folder whose files were deleted is empty', async () => {
  const folder = await made('School')
  const file = await myFilesOn(on).keep()
  await put([], folder, [file])
  await myFilesOn(on).send(file, { type: 'myFile.delete' })
  expect(refusalOf(await dana.call(folders.remove, { params: { id: folder } }))).toBe(204)
})

test('folders are their owner’s alone', async () => {
  const folder = await made('School')
  const sam = await app.as(on.sam.personId)
  const body = { name: 'Mine', parentId: null }
  expect((await sam.call(folders.rename, { params: { id: folder }, body })).status).toBe(404)
  expect((await sam.call(folders.remove, { params: { id: folder } })).status).toBe(404)
  expect(refusalOf(await sam.call(folders.make, { body: { name: 'Below', parentId: folder } }))).toBe('invalid')
  expect((await sam.call(routes.move, { body: { files: [], folders: [], to: folder } })).status).toBe(404)
  const file = await myFilesOn(on).keep()
  expect((await sam.call(routes.move, { body: { files: [file], folders: [], to: null } })).status).toBe(404)
  expect((await (await app.as(on.professional.personId)).call(folders.list, {})).status).toBe(403)
})

test('who looks on sees shared files whichever folder they are in, and no folder', async () => {
  const folder = await made('School')
  const file = await myFilesOn(on).keep()
  await put([], folder, [file])
  await myFilesOn(on).send(file, { type: 'myFile.share', readers: [on.sam.personId] })
  const looking = await app.as(on.professional.personId)
  const { items } = z.parse(routes.list.output, (await looking.call(routes.list, { query: { of: 'own' } })).body)
  expect(items.map(({ id, folderId }) => [id, folderId])).toEqual([[file, null]])
})

test('a long folder is read in pages, the newest first', async () => {
  const ids: string[] = []
  for (let nth = 0; nth < 5; nth += 1) {
    on.clock.forward(1000)
    ids.unshift(await myFilesOn(on).keep())
  }
  const seen: string[] = []
  let after: string | undefined
  do {
    const query = { of: 'own' as const, limit: 2, ...(after && { after }) }
    const page = z.parse(routes.list.output, (await dana.call(routes.list, { query })).body)
    seen.push(...page.items.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toEqual(ids)
})
