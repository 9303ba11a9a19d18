import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import { profileRoutes } from '#contract/profile/profile.ts'
import { takeoutRoutes as routes } from '#contract/takeout/takeout.ts'
import { storageIn } from '#server/files/storage.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { png } from '#tests/support/files/pictures.ts'
import { unzip } from '#tests/support/files/unzip.ts'
import { upload } from '#tests/support/files/upload.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

const everythingOf = async (personId: string) => {
  const client = await app.as(personId)
  const answer = await client.call(routes.download, {})
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } })
  return unzip(answer.bytes)
}
const textIn = (files: Map<string, Buffer>, path: string) => JSON.parse(files.get(path)?.toString() ?? 'null')

test('a parent takes their account, the signed record and their files, and nothing of the other parent', async () => {
  const dana = await app.as(on.dana.personId)
  const picture = await png()
  const { id } = (await upload(dana, picture, '../a:receipt.png')).body as FileDto
  const secret = await on.record(on.sam, { name: 'A surprise for Dana', private: true })
  const files = await everythingOf(on.dana.personId)
  const account = textIn(files, 'account.json')
  expect(account).toMatchObject({ profile: { firstName: 'Dana' }, families: [{ familyId: on.family.id }] })
  expect(JSON.stringify(account)).not.toContain('argon2')
  const record = textIn(files, 'family-1/record.json')
  expect(record).toMatchObject({ format: 'evenhand-record', signature: expect.any(String) })
  expect(JSON.stringify(record)).not.toContain(secret)
  const [path = '', ...others] = [...files.keys()].filter((name) => name.startsWith('family-1/files/'))
  expect(others).toEqual([])
  expect(path).toMatch(new RegExp(`^family-1/files/${id.slice(0, 8)}-[^/:]*receipt\\.png$`))
  expect(files.get(path)?.equals(picture)).toBe(true)
})

test('a child takes their account, without a record; a professional has nothing of the family', async () => {
  const mia = on.family.ids.get('mia.keller') ?? ''
  const pat = on.family.ids.get('pat.morgan') ?? ''
  expect([...(await everythingOf(mia)).keys()]).toEqual(['account.json'])
  expect([...(await everythingOf(pat)).keys()]).toEqual(['account.json'])
})

test('a country that nobody gave is none, whatever a form would begin with', async () => {
  const countryIn = async () => textIn(await everythingOf(on.dana.personId), 'account.json').profile.contact.countryCode
  expect(await countryIn()).toBeNull()
  await (await app.as(on.dana.personId)).call(profileRoutes.setContact, { body: { countryCode: 'MX' } })
  expect(await countryIn()).toBe('MX')
})

test('the password is asked for again, before the download and by it', async () => {
  const dana = await app.as(on.dana.personId, 'asked')
  const refused = { status: 403, body: { exception: 'passwordNeeded' } }
  expect(await dana.call(routes.prepare, { body: {} })).toMatchObject(refused)
  expect(await dana.call(routes.download, {})).toMatchObject(refused)
  expect((await (await app.as(on.dana.personId)).call(routes.prepare, { body: {} })).status).toBe(204)
})

test('a file whose bytes are lost breaks the download off, and the server goes on', async () => {
  const sam = await app.as(on.sam.personId)
  const picture = await png()
  await upload(sam, picture, 'lost.png')
  await storageIn(app.deps.config.dataDir).dropBlob(createHash('sha256').update(picture).digest('hex'))
  const headers = Object.entries(sam.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const zip = await fetch(`${await app.listen()}${routes.download.path}`, { headers: Object.fromEntries(headers) })
  expect(zip.status).toBe(200)
  await expect(zip.arrayBuffer()).rejects.toThrow('terminated')
  expect((await sam.call(routes.prepare, { body: {} })).status).toBe(204)
})
