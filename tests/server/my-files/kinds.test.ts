import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type FileDto, fileDto, fileRoutes } from '#contract/files/files.ts'
import { uploadDto, uploadRoutes } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import { myFileRoutes as routes } from '#contract/my-files/my-files.routes.ts'
import { myFileDto } from '#contract/my-files/my-files.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { macroType, videoFile, wordFile, zipFile } from '#tests/support/files/kept-kinds.ts'
import { kindSamples } from '#tests/support/files/kind-samples.ts'
import { hugePng, pdf, photo, png } from '#tests/support/files/pictures.ts'
import { unzip } from '#tests/support/files/unzip.ts'
import { complete, sendPart, upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let dana: TestClient
beforeAll(async () => {
  on = await testApp()
  dana = await on.as((await cast(on)).dana)
})
afterAll(() => on.stop())

const left = () => readdirSync(join(on.deps.config.dataDir, 'files', 'incoming')).length
const send = async (bytes: Buffer, name: string) => {
  const begun = await dana.call(uploadRoutes.begin, { body: { name, bytes: bytes.length, use: 'myFile' } })
  if (begun.status !== 201) return begun
  const { id } = z.parse(uploadDto, begun.body)
  for (let at = 0; at < bytes.length; at += limits.uploads.part)
    await sendPart(dana, id, at, bytes.subarray(at, at + limits.uploads.part))
  return complete(dana, id)
}
const keep = async (bytes: Buffer, name: string): Promise<FileDto> => {
  const answer = await send(bytes, name)
  expect(answer.status).toBe(201)
  return z.parse(fileDto, answer.body)
}
const read = (id: string) => dana.call(fileRoutes.content, { params: { id }, query: {} })

const downloads = [
  ...Object.entries(kindSamples).map(([type, [ending, make]]) => [type, `Kept${ending.toUpperCase()}`, make] as const),
  ['application/pdf', 'scan.pdf', pdf] as const,
]
test.each(downloads)('%s is kept as what it is, byte by byte, and always downloaded', async (type, name, make) => {
  const bytes = await make()
  const file = await keep(bytes, name)
  expect(file).toMatchObject({ name, type, bytes: bytes.length })
  const answer = await read(file.id)
  expect(answer.bytes.equals(bytes)).toBe(true)
  expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect((await dana.call(fileRoutes.preview, { params: { id: file.id } })).status).toBe(404)
})

test('a name without an ending is given that of the kind', async () => {
  expect((await keep(await wordFile(), 'letter')).name).toBe('letter.docx')
  expect((await keep(pdf(), 'scan')).name).toBe('scan.pdf')
})

test('a picture is shown, without the place and the device of the photo', async () => {
  const { id } = await keep(await photo(), 'IMG_1.jpg')
  const answer = await read(id)
  expect(answer.headers['content-disposition']).toMatch(/^inline; /)
  expect((await sharp(answer.bytes).metadata()).exif).toBeUndefined()
})

test.each([
  'BMW: new tires',
  'MZ',
  'BZh91',
  'GIF89a is a kind of picture',
  'ID3 tags',
  'OggS',
  '#!AMR',
  '{\\rtf1',
  '<?xml',
])('a text that begins with %j, as another kind of file does, is a text', async (words) => {
  expect(await keep(Buffer.from(words), 'notes.txt')).toMatchObject({ name: 'notes.txt', type: 'text/plain' })
  expect(await keep(Buffer.from(words), 'costs.csv')).toMatchObject({ name: 'costs.csv', type: 'text/csv' })
})

const page = '<!doctype html><script>alert(1)</script>'
const refusals: readonly (readonly [string, () => Buffer | Promise<Buffer>, string, number, string])[] = [
  ['a page called .png', () => Buffer.from(page), 'picture.png', 415, 'myFileTypeRefused'],
  ['a page', () => Buffer.from(page), 'index.html', 415, 'myFileTypeRefused'],
  ['a script', () => Buffer.from('alert(1)'), 'run.js', 415, 'myFileTypeRefused'],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.svg',
    415,
    'myFileTypeRefused',
  ],
  ['a video of 0 bytes', () => Buffer.alloc(0), 'recital.mp4', 422, 'fileEmpty'],
  ['a program called a text', () => Buffer.from('MZ\x90\0\x03', 'latin1'), 'notes.txt', 415, 'myFileTypeRefused'],
  ['bytes called a text', () => Buffer.from([0, 1, 2, 3]), 'notes.txt', 415, 'myFileTypeRefused'],
  ['an archive', () => zipFile({ 'a.txt': 'a' }), 'letter.docx', 415, 'myFileTypeRefused'],
  ['a document with macros', () => wordFile(macroType), 'letter.docx', 415, 'myFileTypeRefused'],
  [
    'a page in front of a document',
    async () => Buffer.concat([Buffer.from(page), await wordFile()]),
    'a.docx',
    415,
    'myFileTypeRefused',
  ],
  ['10,000 x 10,000 pixels', () => hugePng(10_000, 10_000), 'a.png', 422, 'imageTooLarge'],
  ['more than 100 MB', () => Buffer.alloc(0), 'a.mp4', 413, 'myFileTooLarge'],
]

test.each(refusals)('%s is refused and leaves nothing', async (what, make, name, status, exception) => {
  const bytes = what.startsWith('more than') ? limits.myFiles.bytes + 1 : null
  const answer = bytes
    ? await dana.call(uploadRoutes.begin, { body: { name, bytes, use: 'myFile' } })
    : await send(await make(), name)
  expect(answer).toMatchObject({ status, body: { exception } })
  expect(left()).toBe(0)
})

test('a picture that is a page as well is written anew without the page', async () => {
  const { id } = await keep(Buffer.concat([await png(), Buffer.from(page)]), 'both.png')
  expect((await read(id)).bytes.includes('script')).toBe(false)
})

test('a document that is a thousand times as large once unpacked is never unpacked', async () => {
  const bomb = await wordFile(undefined, Buffer.alloc(60_000_000))
  const before = process.memoryUsage.rss()
  const file = await keep(bomb, 'bomb.docx')
  expect(file.bytes).toBe(bomb.length)
  expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(50)
})

test('contents that name the type at great length are not unpacked either', async () => {
  const types = `<?xml version="1.0"?><Types>${' '.repeat(40_000_000)}</Types>`
  const bomb = await zipFile({ '[Content_Types].xml': types })
  const before = process.memoryUsage.rss()
  expect((await send(bomb, 'bomb.docx')).status).toBe(415)
  expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(150)
})

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\dana\\notes.txt', 'notes.txt'],
  ['invoice\u202Etxt.exe.txt', 'invoicetxt.exe.txt'],
  ['\u2066hidden\u2069.txt', 'hidden.txt'],
  ['.htaccess.txt', 'htaccess.txt'],
  ['a\0b.txt', 'ab.txt'],
  [`${'n'.repeat(900)}.txt`, `${'n'.repeat(196)}.txt`],
])('a file called %j is called %j', async (given, name) => {
  expect((await keep(Buffer.from('text'), given)).name).toBe(name)
})

test('an expense takes no video and no text: what is uploaded for anything is as before', async () => {
  expect(await upload(dana, videoFile(), 'a.mp4')).toMatchObject({
    status: 415,
    body: { exception: 'fileTypeRefused' },
  })
  expect(await upload(dana, Buffer.from('text'), 'a.txt')).toMatchObject({ status: 415 })
})

test('a zip has each chosen file once, under a name of its own', async () => {
  const add = async (bytes: Buffer, name: string) => {
    const { id: fileId } = await keep(bytes, name)
    return z.parse(myFileDto, (await dana.call(routes.add, { body: { fileId, folderId: null } })).body).id
  }
  const ids = [
    await add(Buffer.from('one'), 'Notes.txt'),
    await add(Buffer.from('two'), 'notes.txt'),
    await add(pdf(), 'scan.pdf'),
  ]
  const answer = await dana.call(routes.zip, { query: { ids: ids.join() } })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' })
  const files = unzip(answer.bytes)
  expect([...files.keys()].map((name) => name.toLowerCase()).sort()).toEqual(['notes (2).txt', 'notes.txt', 'scan.pdf'])
  expect([...files.values()].map(String)).toEqual(expect.arrayContaining(['one', 'two']))
  const olivia = await on.as((await cast(on)).olivia)
  expect((await olivia.call(routes.zip, { query: { ids: ids.join() } })).status).toBe(404)
})
