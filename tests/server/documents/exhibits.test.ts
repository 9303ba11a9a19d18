import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { embeddedIn } from '#domain/record/sealed-pdf.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { pdf, png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let braces: string
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://evenhand.test' } })
  on = await stage(app)
  const sam = await app.as(on.sam.personId)
  const kept = async (bytes: Buffer, name: string): Promise<string> =>
    ((await upload(sam, bytes, name)).body as FileDto).id
  const receipts = [await kept(await png(300, 200), 'shop.png'), await kept(pdf(), 'invoice.pdf')]
  braces = await on.record(on.sam, { name: 'Braces', receipts })
  await on.record(on.sam, { name: 'Another', receipts: [await kept(await png(31, 20), 'other.png')] })
})
afterAll(() => app.stop())

const reportOf = async (query: { item?: string } = {}) => {
  const sam = await app.as(on.sam.personId)
  const answer = await sam.call(historyRoutes.export, { query: { format: 'pdf', ...query } })
  const pages = pagesOf(answer.bytes)
  return { bytes: new Uint8Array(answer.bytes), latin: answer.bytes.toString('latin1'), pages }
}
const countOf = (text: string, what: string) => text.split(what).length - 1
const hashesOf = async (): Promise<ExpenseDto['receipts']> =>
  ((await (await app.as(on.sam.personId)).call(expenseRoutes.get, { params: { id: braces } })).body as ExpenseDto)
    .receipts

test('the record of one expense carries its receipts, prints the pictures and lists all with their hashes', async () => {
  const { latin, pages } = await reportOf({ item: braces })
  const text = pages.flat().join('\n')
  for (const { name } of await hashesOf()) expect(text).toContain(name)
  expect(text).toContain('Printed after this list, and attached to this PDF as “Exhibit 1 shop.png”')
  expect(text).toContain('Attached to this PDF as “Exhibit 2 invoice.pdf”')
  const hashes = [...text.matchAll(/SHA-256 ([0-9a-f]{64})/g)].map(([, sha256]) => sha256)
  const own = pages.find((page) => page[0] === 'Exhibit 1: shop.png')
  expect(own?.[1]).toBe(`SHA-256 ${hashes[0]}`)
  expect(latin).toContain('/Alt (Exhibit 1: shop.png)')
  expect(latin).toMatch(/\/Subtype \/Image[\s\S]{0,80}\/Width 300\n\/Height 200/)
  expect(countOf(latin, '/Type /EmbeddedFile\n')).toBe(3)
  expect(text).not.toContain('other.png')
})

test('the record is the first file inside, so that a check finds it before any receipt', async () => {
  const { bytes } = await reportOf({ item: braces })
  expect(Buffer.from((await embeddedIn(bytes)) ?? []).toString()).toContain('"format":"evenhand-record"')
  const key = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!key) throw new Error('no key')
  expect((await checkFile(bytes, key)).holds).toBe(true)
})

test('a record of more than one item lists its exhibits and carries none', async () => {
  const { latin, pages } = await reportOf()
  expect(countOf(latin, '/Type /EmbeddedFile\n')).toBe(1)
  expect(latin).not.toContain('/Subtype /Image')
  expect(pages.flat().join('\n')).toContain('other.png')
})
