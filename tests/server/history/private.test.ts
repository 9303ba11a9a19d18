import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fileDto } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let secret: string
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  const receipt = await upload(await app.as(on.dana.personId), await png(), 'Bicycle shop.png')
  const receipts = [z.parse(fileDto, receipt.body).id]
  secret = await on.record(on.dana, { name: 'Birthday surprise', private: true, receipts })
  const dropped = await on.record(on.dana, { name: 'Second thoughts', private: true })
  await on.send('expense', on.dana, dropped, { type: 'expense.delete' })
  const told = await on.record(on.dana, { name: 'No secret any more', private: true })
  await on.send('expense', on.dana, told, { type: 'expense.share' })
})
afterAll(() => app.stop())

type Query = { format?: 'json' | 'pdf'; area?: 'expenses' | 'payments'; item?: string; withPrivate?: 'yes' | 'no' }
const exported = async (query: Query, person = on.dana) => {
  const { bytes } = await (await app.as(person.personId)).call(historyRoutes.export, { query })
  const key = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!key) throw new Error('no key')
  const { holds, summary } = await checkFile(new Uint8Array(bytes), key)
  return { bytes, text: Buffer.from(bytes).toString(), holds, filter: summary?.record.filter, left: summary?.leftOut }
}

test('private expenses are in no export of the record that did not ask for them, and it says so', async () => {
  const { text, holds, filter, left } = await exported({})
  expect(holds).toBe(true)
  expect(filter).toEqual({ withoutPrivate: true })
  // The entry of the receipt is one of them.
  expect(left?.filter).toBe(4)
  for (const name of ['Birthday surprise', 'Second thoughts', 'Bicycle shop']) expect(text).not.toContain(name)
  expect(text).toContain('No secret any more')
})

test('on paper, too, it says that they are left out, and names none', async () => {
  const { bytes, text } = await exported({ format: 'pdf', area: 'expenses' })
  const paper = pagesOf(bytes).flat().join(' ')
  expect(paper).toContain('Filters Expenses and their payments · Private expenses are left out')
  expect(paper).not.toContain('Birthday surprise')
  expect(text).not.toContain('Birthday surprise')
})

test('an export that asks for them holds them, and needs no filter', async () => {
  const { text, holds, filter, left } = await exported({ withPrivate: 'yes' })
  expect({ holds, filter, left: left?.filter }).toEqual({ holds: true, filter: undefined, left: 0 })
  for (const name of ['Birthday surprise', 'Second thoughts', 'Bicycle shop']) expect(text).toContain(name)
})

test('the export of one private expense holds it', async () => {
  const { text, holds, filter } = await exported({ item: secret })
  expect({ holds, filter }).toEqual({ holds: true, filter: { item: secret } })
  expect(text).toContain('Birthday surprise')
})

test('nothing is said to be left out where nothing is', async () => {
  expect((await exported({}, on.sam)).filter).toBeUndefined()
  expect((await exported({ area: 'payments' })).filter).toEqual({ area: 'payments' })
})
