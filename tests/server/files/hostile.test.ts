import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { bombPng, hugePng, pdf, photo, png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let dana: TestClient
beforeAll(async () => {
  on = await testApp()
  dana = await on.as((await cast(on)).dana)
})
afterAll(() => on.stop())

const folder = () => join(on.deps.config.dataDir, 'files')
const left = () => readdirSync(folder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

const page = '<!doctype html><script>alert(1)</script>'

test.each([
  ['a page called .png', () => Buffer.from(page), 415, 'fileTypeRefused'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'fileTypeRefused'],
  ['a page that says PDF further down', () => Buffer.from(`${page}%PDF-1.4 %%EOF`), 415, 'fileTypeRefused'],
  ['a PDF cut off', () => pdf().subarray(0, 60), 415, 'fileTypeRefused'],
  ['a picture cut off', async () => (await png(400, 400)).subarray(0, 100), 415, 'fileTypeRefused'],
  ['a picture cut off in the middle', async () => (await photo(800, 600)).subarray(0, 2000), 415, 'fileTypeRefused'],
  ['a GIF that is a script too', () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)', 'latin1'), 415, 'fileTypeRefused'],
  [
    'an archive, whatever it unpacks to',
    () => Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
    415,
    'fileTypeRefused',
  ],
  [
    'a page that becomes a picture',
    async () => Buffer.concat([Buffer.from(page), await png()]),
    415,
    'fileTypeRefused',
  ],
  ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 415, 'fileTypeRefused'],
  ['an iPhone picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'fileTypeRefused'],
  ['an executable', () => Buffer.from('MZ\x90\0'), 415, 'fileTypeRefused'],
  ['nothing', () => Buffer.alloc(0), 422, 'fileEmpty'],
  ['10,000 x 10,000 pixels', () => hugePng(10_000, 10_000), 422, 'imageTooLarge'],
  ['20,000 x 3 pixels', () => hugePng(20_000, 3), 422, 'imageTooLarge'],
  ['more than 25 MB', () => Buffer.alloc(limits.receipts.bytes + 1, 'a'), 413, 'fileTooLarge'],
])('%s is refused and leaves nothing', async (_, make, status, exception) => {
  const answer = await upload(dana, await make(), 'picture.png')
  expect(answer).toMatchObject({ status, body: { exception } })
  expect(left()).toEqual([])
})

test('a picture of 10,000 x 10,000 pixels, real to the last one, is refused without being opened', async () => {
  const bomb = await png(10_000, 10_000)
  const before = process.memoryUsage.rss()
  expect(await upload(dana, bomb)).toMatchObject({ status: 422, body: { exception: 'imageTooLarge' } })
  expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(100)
  expect(left()).toEqual([])
})

test.each(['zTXt', 'iCCP'] as const)('what a picture packs into its %s is not unpacked, and is gone', async (type) => {
  const bomb = await bombPng(type, 300_000_000)
  const before = process.memoryUsage.rss()
  const { id, bytes } = (await upload(dana, bomb)).body as FileDto
  expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(100)
  expect(bytes).toBeLessThan(5000)
  const kept = await dana.request({ url: `/pub/v1/files/${id}/content` })
  expect(kept.bytes.includes(type)).toBe(false)
})

test('25 MB to the byte are kept, as they came', async () => {
  const paper = pdf()
  const largest = Buffer.concat([
    paper.subarray(0, 9),
    Buffer.alloc(limits.receipts.bytes - paper.length, '%'),
    paper.subarray(9),
  ])
  const { id, bytes } = (await upload(dana, largest, 'large.pdf')).body as FileDto
  expect(bytes).toBe(limits.receipts.bytes)
  const { bytes: kept } = await dana.request({ url: `/pub/v1/files/${id}/content` })
  expect(kept.equals(largest)).toBe(true)
})

test('a PDF that is a page too is a PDF to every browser, and runs nothing', async () => {
  const [start, end] = [pdf().subarray(0, 9), pdf().subarray(9)]
  const both = Buffer.concat([start, Buffer.from(page), end])
  const { id } = (await upload(dana, both, 'both.html')).body as FileDto
  const { headers } = await dana.request({ url: `/pub/v1/files/${id}/content` })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringContaining('both.html.pdf'),
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  })
})

test('what hides behind a picture does not survive', async () => {
  const both = Buffer.concat([await photo(), Buffer.from(page), Buffer.from('PK\x05\x06')])
  const { id } = (await upload(dana, both, 'both.jpg')).body as FileDto
  const { text } = await dana.request({ url: `/pub/v1/files/${id}/content` })
  expect(text).not.toContain('script')
})

test.each([
  ['../../../etc/passwd', 'passwd.png'],
  ['C:\\Windows\\system32\\photo.PNG', 'photo.PNG'],
  ['invoice\u202Egnp.exe', 'invoicegnp.exe.png'],
  ['a\u200Bb\u0000\r\nc.png', 'abc.png'],
  ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
  ['.htaccess', 'htaccess.png'],
  ['   ', 'file.png'],
  ['..', 'file.png'],
  [`${'é'.repeat(300)}.png`, `${'é'.repeat(limits.uploads.fileName - 4)}.png`],
])('a name is for reading only: %j', async (given, shown) => {
  const { name } = (await upload(dana, await png(), given)).body as FileDto
  expect(name).toBe(shown)
})
