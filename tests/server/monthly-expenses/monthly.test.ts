import { beforeEach, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { homeRoutes } from '#contract/home.ts'
import { limits } from '#contract/limits.ts'
import { monthlyExpenseRoutes as routes } from '#contract/monthly-expenses/monthly-expenses.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { monthlyEdges } from '#tests/contract/edges/monthly.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { beginMonthlyOn, monthlyOf, monthlyRow } from '#tests/support/monthly-expenses.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let sam: TestClient
let dana: TestClient
beforeEach(async () => {
  app = await sharedApp()
  on = await stage(app)
  sam = await app.as(on.sam.personId)
  dana = await app.as(on.dana.personId)
})

const waiting = async (client: TestClient) => {
  const { body } = await client.call(homeRoutes.waiting, {})
  return body
}
const send = (id: string, version: number) =>
  sam.call(routes.send, { params: { id }, body: { version, expense: on.expense({ name: 'Piano', total: 120_00 }) } })
const skip = (id: string, version: number) =>
  sam.call(routes.events, { params: { id }, body: { type: 'monthlyExpense.skip', version } })
const expenses = async () => (await sam.call(expenseRoutes.list, { query: { search: 'piano' } })).body

test.each(monthlyEdges)('$what', async ({ firstOn, endsOn, problem }) => {
  const answer = await sam.call(routes.begin, { body: monthlyOf(on, { firstOn, endsOn: endsOn || null }) })
  if (problem) {
    const [field, code] = problem
    expect(answer).toMatchObject({ status: 400, body: { validationErrors: [{ field, code }] } })
  } else expect(answer).toMatchObject({ status: 201, body: { status: 'active', nextOn: firstOn } })
})

test('a draft waits on Home of its owner alone, and nobody else finds it', async () => {
  const id = await beginMonthlyOn(on)
  const later = await beginMonthlyOn(on, { firstOn: '2026-12-05' })
  expect(await waiting(sam)).toMatchObject({
    you: { count: 1, monthly: [{ id, name: 'Piano', total: 120_00, on: '2026-11-20' }] },
  })
  expect(await waiting(dana)).toMatchObject({ you: { count: 0, monthly: [] }, others: { count: 0, monthly: [] } })
  expect(await dana.call(routes.list, {})).toMatchObject({ status: 200, body: { items: [] } })
  expect((await dana.call(routes.get, { params: { id: later } })).status).toBe(404)
  expect((await sam.call(routes.list, {})).body).toMatchObject({ items: [{ id }, { id: later }] })
})

test('it is sent once, however often and from wherever it is pressed, and the next month waits for its day', async () => {
  const id = await beginMonthlyOn(on, { firstOn: '2026-11-20' })
  const answers = await Promise.all([send(id, 1), send(id, 1), send(id, 1)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await expenses()).toMatchObject({ items: [{ name: 'Piano', total: 120_00, status: 'open' }] })
  expect(await monthlyRow(on, id)).toMatchObject({ status: 'active', next_on: '2026-12-20' })
  expect(await send(id, 2)).toMatchObject({
    status: 409,
    body: { exception: 'notAllowedNow', item: { nextOn: '2026-12-20' } },
  })
})

test('an expense that is refused leaves the draft where it was', async () => {
  const id = await beginMonthlyOn(on)
  const wrong = on.expense({ purchaseDate: '2026-11-21' })
  const answer = await sam.call(routes.send, { params: { id }, body: { version: 1, expense: wrong } })
  expect(answer).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'purchaseDate', code: 'inTheFuture' }] },
  })
  expect(await monthlyRow(on, id)).toMatchObject({ version: 1, next_on: '2026-11-20' })
})

test('a month that is skipped makes no expense; after the last month it has ended', async () => {
  const id = await beginMonthlyOn(on, { endsOn: '2026-11-30' })
  expect(await skip(id, 1)).toMatchObject({ status: 200, body: { status: 'ended' } })
  expect(await expenses()).toMatchObject({ items: [] })
  expect(await waiting(sam)).toMatchObject({ you: { monthly: [] } })
  expect((await send(id, 2)).status).toBe(409)
})

test('one parent may have so many and no more', async () => {
  for (let n = 0; n < limits.monthlyExpenses.count; n++) await beginMonthlyOn(on)
  const answer = await sam.call(routes.begin, { body: monthlyOf(on) })
  expect(answer).toMatchObject({ status: 409, body: { exception: 'tooMany' } })
  expect((await dana.call(routes.begin, { body: monthlyOf(on) })).status).toBe(201)
})

test('the record holds, and what it says of a draft is in its owner’s own part', async () => {
  const id = await beginMonthlyOn(on)
  await send(id, 1)
  const kinds = (client: Stage['sam']) =>
    on.scopes.asViewer(client, async (tx) =>
      (await tx.selectFrom('entry').select('kind').where('entity_id', '=', id).orderBy('seq').execute()).map(
        ({ kind }) => kind,
      ),
    )
  expect(await kinds(on.sam)).toEqual(['monthlyExpense.begin', 'monthlyExpense.send'])
  expect(await kinds(on.dana)).toEqual([])
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})
