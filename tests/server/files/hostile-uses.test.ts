import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isStored } from '#contract/files/file-uses.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { features } from '#server/features/features.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { zipFile } from '#tests/support/files/kept-kinds.ts'
import { hugePng, photo, png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let dana: TestClient
beforeAll(async () => {
  on = await testApp()
  dana = await on.as((await cast(on)).dana)
})
afterAll(() => on.stop())

const left = () => readdirSync(join(on.deps.config.dataDir, 'files', 'incoming'))
const page = '<!doctype html><script>alert(1)</script>'

/** Every area that stores files examines them alike: messages, journal, Info Bank, MyFiles and expenses. */
const uses = features.flatMap(({ fileUses = [] }) => fileUses.filter(isStored))

describe.each(uses)('a file for $name', ({ name: use, kept: _, ...accepted }) => {
  test.each([
    ['a page called .png', () => Buffer.from(page), 'picture.png', 415],
    ['a page in front of a picture', async () => Buffer.concat([Buffer.from(page), await png()]), 'picture.png', 415],
    ['an archive called .png', () => zipFile({ 'a.txt': 'a'.repeat(5_000_000) }), 'picture.png', 415],
    ['10,000 x 10,000 pixels', () => hugePng(10_000, 10_000), 'picture.png', 422],
    ['a picture of 0 bytes', () => Buffer.alloc(0), 'picture.png', 422],
    ['a video of 0 bytes', () => Buffer.alloc(0), 'recital.mp4', 422],
  ] as const)('is refused when it is %s, and leaves nothing', async (_what, make, name, status) => {
    expect((await upload(dana, await make(), name, use)).status).toBe(status)
    expect(left()).toEqual([])
  })

  test('is a photo that tells nobody where it was taken, under a name that is for reading only', async () => {
    const taken = Buffer.concat([await photo(), Buffer.from(page)])
    const answer = await upload(dana, taken, '../../etc/\u202Egpj.coat', use)
    expect(answer.status).toBe(201)
    const { id, name } = answer.body as FileDto
    expect(name).toBe('gpj.coat.jpg')
    const { bytes } = await dana.call(fileRoutes.content, { params: { id }, query: {} })
    const { exif, xmp } = await sharp(bytes).metadata()
    expect([exif, xmp, bytes.includes('script')]).toEqual([undefined, undefined, false])
    expect(accepted.bytes).toBeGreaterThan(bytes.length)
  })
})
