import { beforeAll, expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { expenseColumnsOf } from '#server/features/expenses/expenses.recorded.ts'
import { lockExpense } from '#server/features/expenses/expenses.store.ts'
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

test.each([
  ['with the split of its category', {}],
  ['with its own split', { ownPercent: 37.5 }],
  ['private, for nothing', { private: true, ownPercent: 100 }],
])('the record of a new expense has the columns that the database keeps: %s', async (_, change) => {
  const dana = await app.as(on.dana.personId)
  const { id } = (await dana.call(expenseRoutes.create, { body: on.expense(change) })).body as ExpenseDto
  const [row, entry] = await on.scopes.asViewer(on.dana, (tx) =>
    Promise.all([
      lockExpense(tx, id, 'toRead'),
      tx.selectFrom('entry').select('payload').where('entity_id', '=', id).executeTakeFirstOrThrow(),
    ]),
  )
  if (!row) throw new Error('the expense is needed')
  expect(JSON.parse(entry.payload ?? '')).toMatchObject({ columns: expenseColumnsOf(row) })
})
