import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import { receiptRoutes as routes } from '#contract/expenses/receipts.ts'
import { type FileDto, fileDto, fileRoutes } from '#contract/files/files.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { messageDto } from '#contract/messages/messages.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})

type Recorded = { readonly name?: string; readonly file?: string; readonly private?: boolean; readonly total?: number }

/** Records an expense of Sam's with one receipt; later ones are newer. */
const recorded = async ({ file = 'bill.pdf', ...expense }: Recorded = {}) => {
  app.clock.forward(1000)
  const receipt = z.parse(fileDto, (await upload(sam, pdf(), file)).body).id
  const expenseId = await on.record(on.sam, { ...expense, receipts: [receipt] })
  return { receipt, expenseId }
}
const listFor = async (client: TestClient, query: Record<string, string | number> = {}) =>
  z.parse(routes.list.output, (await client.call(routes.list, { query })).body)
const names = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await listFor(client, query)).items.map(({ file }) => file.name)
const copy = (client: TestClient, id: string, headers = {}) => client.call(routes.copy, { params: { id } }, headers)
const codeOf = ({ body }: { body: unknown }) => z.parse(apiError, body).exception
const read = (client: TestClient, id: string) => client.call(fileRoutes.content, { params: { id }, query: {} })

test('receipts are listed the newest first, page by page, with what their expense is known by', async () => {
  await recorded({ name: 'Boots', file: 'boots.pdf', total: 40_00 })
  await recorded({ name: 'Camp', file: 'camp.pdf', private: true })
  const first = await listFor(sam, { limit: 1 })
  expect(first.items).toMatchObject([{ file: { name: 'camp.pdf' }, expense: { name: 'Camp', private: true } }])
  const second = await listFor(sam, { limit: 1, after: first.next ?? '' })
  const boots = {
    name: 'Boots',
    total: 40_00,
    currency: 'USD',
    purchaseDate: on.expense().purchaseDate,
    private: false,
  }
  expect(second).toMatchObject({ items: [{ file: { name: 'boots.pdf' }, expense: boots }], next: null })
})

test('a search needs each word in the name of the file, or where the log finds it', async () => {
  await recorded({ name: 'Boots', file: 'Zapatería.pdf', total: 40_00 })
  await recorded({ name: 'Camp', file: 'camp.pdf' })
  expect(await names(sam, { search: 'zapateria' })).toEqual(['Zapatería.pdf'])
  expect(await names(sam, { search: 'boots 40' })).toEqual(['Zapatería.pdf'])
  expect(await names(sam, { search: 'camp 40' })).toEqual([])
  expect(await names(sam, { search: '%' })).toEqual([])
})

test('the other parent sees neither private ones, nor those of expenses they have not opened', async () => {
  const { receipt, expenseId } = await recorded()
  const hidden = await recorded({ private: true })
  expect(await names(dana)).toEqual([])
  expect(codeOf(await copy(dana, receipt))).toBe('notOpenedYet')
  expect((await copy(dana, hidden.receipt)).status).toBe(404)
  await on.open(on.dana, expenseId)
  expect(await names(dana)).toEqual(['bill.pdf'])
  expect((await copy(dana, receipt)).status).toBe(201)
})

test('neither another family, nor whoever looks on, nor a child is given a receipt', async () => {
  const { receipt } = await recorded()
  const olivia = await app.as(on.neighbour.personId)
  expect(await names(olivia)).toEqual([])
  expect((await copy(olivia, receipt)).status).toBe(404)
  for (const viewer of [on.professional, on.child]) {
    const client = await app.as(viewer.personId)
    expect((await client.call(routes.list, { query: {} })).status).toBe(403)
    expect((await copy(client, receipt)).status).toBe(403)
  }
})

test('what is no receipt, and one of a deleted expense, is not found', async () => {
  const { receipt, expenseId } = await recorded({ private: true })
  expect((await copy(sam, await on.file(on.sam))).status).toBe(404)
  expect((await copy(sam, randomUUID())).status).toBe(404)
  await on.send('expense', on.sam, expenseId, { type: 'expense.delete' })
  expect(await names(sam)).toEqual([])
  expect((await copy(sam, receipt)).status).toBe(404)
})

test('a withdrawn expense keeps its receipts, which both may still attach', async () => {
  const { receipt, expenseId } = await recorded()
  await on.open(on.dana, expenseId)
  await on.send('expense', on.sam, expenseId, { type: 'expense.withdraw' })
  expect([(await copy(sam, receipt)).status, (await copy(dana, receipt)).status]).toEqual([201, 201])
})

test('the same key makes one copy, and each key its own', async () => {
  const { receipt } = await recorded()
  const key = { 'idempotency-key': randomUUID() }
  const ids = [await copy(sam, receipt, key), await copy(sam, receipt, key), await copy(sam, receipt)]
  const [once, again, another] = ids.map(({ body }) => (body as FileDto).id)
  expect(again).toBe(once)
  expect(another).not.toBe(once)
})

test('whoever a private receipt is sent to reads the copy, and neither the receipt nor its expense', async () => {
  const { receipt } = await recorded({ private: true })
  const { id } = z.parse(fileDto, (await copy(sam, receipt)).body)
  const typed = messagesOn(on).typed({ to: [on.dana.personId], files: [id] })
  const message = z.parse(messageDto, (await sam.call(messageRoutes.send, { body: typed })).body)
  await messagesOn(on).open(message.id, on.dana)
  expect((await read(dana, id)).status).toBe(200)
  expect((await read(dana, receipt)).status).toBe(404)
  expect(await names(dana)).toEqual([])
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})
