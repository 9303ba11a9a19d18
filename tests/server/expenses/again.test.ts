import { beforeAll, expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes as routes } from '#contract/expenses/expenses.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
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

const open = async (client: TestClient, id: string) =>
  (await client.call(routes.open, { params: { id } })).body as ExpenseDto
const again = (previousId: string, change: { private?: boolean } = {}) =>
  sam.call(routes.create, { body: on.expense({ previousId, ...change }) })
const withdrawn = async () => {
  const id = await on.record(on.sam)
  await on.send('expense', on.sam, id, { type: 'expense.withdraw' })
  return id
}
const refused = { status: 400, body: { validationErrors: [{ field: 'previousId', code: 'notAChoice' }] } }

test('sent again, both parents find the one from the other', async () => {
  const earlier = await withdrawn()
  const { id } = (await again(earlier)).body as ExpenseDto
  for (const client of [sam, dana]) {
    expect((await open(client, earlier)).nextId).toBe(id)
    expect(await open(client, id)).toMatchObject({ previousId: earlier, nextId: null })
  }
})

test('it is sent again once, however often it is asked for at once', async () => {
  const earlier = await withdrawn()
  const statuses = (await Promise.all([again(earlier), again(earlier), again(earlier)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 400, 400])
  expect(await again(earlier)).toMatchObject(refused)
})

test('kept private, the other parent does not learn of it until it is shared', async () => {
  const earlier = await withdrawn()
  const { id } = (await again(earlier, { private: true })).body as ExpenseDto
  expect([(await open(sam, earlier)).nextId, (await open(dana, earlier)).nextId]).toEqual([id, null])
  await on.send('expense', on.sam, id, { type: 'expense.share' })
  expect((await open(dana, earlier)).nextId).toBe(id)
})

test('deleted while it was private, the earlier one can be sent again', async () => {
  const earlier = await withdrawn()
  const { id } = (await again(earlier, { private: true })).body as ExpenseDto
  await on.send('expense', on.sam, id, { type: 'expense.delete' })
  expect((await open(sam, earlier)).nextId).toBeNull()
  expect((await again(earlier)).status).toBe(201)
})

test('only who recorded it sends it again, and only once it has ended', async () => {
  const [standing, ended] = [await on.record(on.sam), await withdrawn()]
  expect(await again(standing)).toMatchObject(refused)
  expect(await dana.call(routes.create, { body: on.expense({ previousId: ended }) })).toMatchObject(refused)
})
