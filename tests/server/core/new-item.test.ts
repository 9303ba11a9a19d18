import { beforeAll, expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

test.each([
  ['plain', {}, 0],
  ['private', { private: true }, 0],
  ['with receipts', { note: 'Both invoices' }, 2],
])('what recording an expense answers is what reading it would: %s', async (_, change, receipts) => {
  const dana = await app.as(on.dana.personId)
  const files: string[] = []
  while (files.length < receipts) files.push(((await upload(dana, pdf(), `${files.length}.pdf`)).body as FileDto).id)
  const made = await dana.call(expenseRoutes.create, { body: { ...on.expense(change), receipts: files } })
  const { id } = made.body as ExpenseDto
  expect(made.status).toBe(201)
  expect((made.body as ExpenseDto).receipts).toHaveLength(receipts)
  expect((await dana.call(expenseRoutes.get, { params: { id } })).body).toEqual(made.body)
})
