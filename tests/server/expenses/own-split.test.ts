import { beforeAll, describe, expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { splitEdges } from '#tests/contract/edges/split.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { readCsv } from '#tests/support/files/csv.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let sam: TestClient
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  sam = await app.as(on.sam.personId)
  dana = await app.as(on.dana.personId)
})

const post = (client: TestClient, url: string, payload: object) =>
  client.request(
    { method: 'POST', url, payload },
    { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' },
  )
const fields = (more: object) => {
  const { private: _, receipts: __, ...typed } = on.expense({ total: 100_01 })
  return { ...typed, ...more }
}
const itemOf = ({ body }: { readonly body: unknown }) => body as ExpenseDto

describe.each(splitEdges.filter(({ only }) => only !== 'form'))('$what', ({ sent, problem, kept, owed }) => {
  test('recorded', async () => {
    const answer = await post(sam, expenseRoutes.create.path, { ...on.expense({ total: 100_01 }), ownPercent: sent })
    if (problem)
      expect(answer).toMatchObject({
        status: 400,
        body: { validationErrors: [{ field: 'ownPercent', code: problem }] },
      })
    else expect(answer).toMatchObject({ status: 201, body: { ownPercent: kept, facts: { owed } } })
  })

  test('edited', async () => {
    const id = await on.record(on.sam, { total: 100_01 })
    const answer = await post(sam, `/pub/v1/expenses/${id}/events`, {
      type: 'expense.edit',
      version: 1,
      ...fields({ ownPercent: sent }),
    })
    if (problem)
      expect(answer).toMatchObject({
        status: 400,
        body: { validationErrors: [{ field: 'ownPercent', code: problem }] },
      })
    else expect(answer).toMatchObject({ status: 200, body: { ownPercent: kept, facts: { owed } } })
  })
})

test('the other parent reads both parts, approves what they saw, and an approval of the earlier split fails', async () => {
  const id = await on.record(on.sam, { total: 100_00, ownPercent: 60 })
  const { body } = await dana.call(expenseRoutes.open, { params: { id } })
  expect(itemOf({ body })).toMatchObject({
    ownPercent: 60,
    shares: [
      { personId: on.sam.personId, percent: 60, amount: 60_00 },
      { personId: on.dana.personId, percent: 40, amount: 40_00 },
    ],
  })
  const events = `/pub/v1/expenses/${id}/events`
  await post(sam, events, { type: 'expense.edit', version: 1, ...fields({ total: 100_00, ownPercent: 30 }) })
  const early = await post(dana, events, { type: 'expense.approve', version: 1, owed: 40_00 })
  expect(early).toMatchObject({
    status: 409,
    body: { exception: 'changedSinceSeen', item: { facts: { owed: 70_00 } } },
  })
  expect((await post(dana, events, { type: 'expense.approve', version: 2, owed: 70_00 })).status).toBe(200)
})

test('an edit without a split of its own goes back to the category’s', async () => {
  const id = await on.record(on.sam, { total: 100_01, ownPercent: 60 })
  const answer = await post(sam, `/pub/v1/expenses/${id}/events`, { type: 'expense.edit', version: 1, ...fields({}) })
  expect(answer).toMatchObject({ status: 200, body: { ownPercent: null, facts: { owed: 50_00 } } })
})

test('the record and the spreadsheet carry it, and no category is made', async () => {
  const count = () =>
    app.deps.scopes.asSystem(on.sam.familyId, (tx) =>
      tx
        .selectFrom('category')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    )
  const before = await count()
  const id = await on.record(on.sam, { name: 'School trip', total: 100_00, ownPercent: 62.5 })
  const { payload } = await app.deps.scopes.asSystem(on.sam.familyId, (tx) =>
    tx.selectFrom('entry').select('payload').where('entity_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(JSON.parse(payload ?? '')).toMatchObject({
    columns: { own_percent: '62.50', creator_percent: '62.50', owed: 37_50 },
  })
  const { text } = await sam.call(expenseRoutes.csv, { query: { search: 'school trip' } }, { authorization: undefined })
  expect(readCsv(text).records[0]).toMatchObject({ 'Sam %': '62.5', 'Dana %': '37.5' })
  expect(await count()).toEqual(before)
})
