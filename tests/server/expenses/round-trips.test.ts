import { beforeAll, expect, test } from 'vitest'
import { expenseRoutes as routes } from '#contract/expenses/expenses.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { countRoundTrips } from '#tests/support/round-trips.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

test('a new expense waits for the database five times', async () => {
  const sam = await app.as(on.sam.personId)
  let status = 0
  const trips = await countRoundTrips(async () => {
    status = (await sam.call(routes.create, { body: on.expense() })).status
  })
  // Who asks; the key; what the form may name; the row; everything else with the commit.
  expect([status, trips]).toEqual([201, 5])
})
