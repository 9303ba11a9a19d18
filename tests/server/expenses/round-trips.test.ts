import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { expenseRoutes as routes } from '#contract/expenses/expenses.ts'
import { homeRoutes } from '#contract/home.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { countRoundTrips } from '#tests/support/round-trips.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

/** A statement is a text or an object with one. */
const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement)

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

test('a new expense waits for the database three times', async () => {
  const sam = await app.as(on.sam.personId)
  let status = 0
  const trips = await countRoundTrips(async () => {
    status = (await sam.call(routes.create, { body: on.expense() })).status
  })
  // These are waited for: who asks; the key with what the form may name; the row and everything else with the commit.
  expect([status, trips]).toEqual([201, 3])
})

test('a new expense is one statement each for its scope, its key, its form, its row and all that follows', async () => {
  const sam = await app.as(on.sam.personId)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await sam.call(routes.create, { body: on.expense() })
  const begins = query.mock.calls.map(([statement]) => /^\W*\w+(?: (?:into "?)?\w+)?/.exec(textOf(statement))?.[0])
  query.mockRestore()
  expect(begins.slice(begins.indexOf('begin'))).toEqual([
    'begin',
    'select set_config',
    'insert into idempotency',
    'with',
    'insert into "expense',
    'with jobs',
    'commit',
  ])
})

test('an approval, with the item it answers, waits for the database five times', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  const dana = await app.as(on.dana.personId)
  const { owed } = await on.expenseRow(id)
  let status = 0
  const trips = await countRoundTrips(async () => {
    const body = { type: 'expense.approve', version: 1, owed } as const
    status = (await dana.call(routes.events, { params: { id }, body })).status
  })
  // These are waited for: who asks; the key with the lock and the facts; the row to show; what it shows; everything else with the commit.
  expect([status, trips]).toEqual([200, 5])
})

test('a question about a receipt, which only the record keeps, waits for the database twice', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  const { scopes, clock, enqueue } = app.deps
  const trips = await countRoundTrips(() =>
    scopes.asViewer(on.dana, async (tx) => {
      const change = beginUnitOfWork(tx, on.dana.familyId, clock.now())
      const command = { type: 'expense.requestReceipt', version: 1, note: 'the invoice, please' }
      await advance(change, expenseLifecycle, id, command, on.dana)
      await finishUnitOfWork(change, enqueue)
    }),
  )
  // These are waited for: the lock and the facts; the row and everything else with the commit.
  expect(trips).toBe(2)
})

test('the log and Home, each with a family that has expenses, wait for the database once', async () => {
  await on.record(on.sam)
  const dana = await app.as(on.dana.personId)
  const list = () => dana.call(routes.list, { query: {} })
  const home = () => dana.call(homeRoutes.waiting, {})
  for (const call of [list, home]) {
    expect(await call()).toMatchObject({ status: 200 })
    // The end of the transaction is sent afterwards, and nobody waits for it.
    expect(await countRoundTrips(call)).toBe(1 + 1)
  }
})
