import { expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes as routes } from '#contract/expenses/expenses.ts'
import { sharedApp } from '#tests/support/app.ts'
import { stage } from '#tests/support/stage.ts'

test('the answer to opening an expense says that it is opened, so that it can be approved at once', async () => {
  const app = await sharedApp()
  const on = await stage(app)
  const id = await on.record(on.sam)
  const dana = await app.as(on.dana.personId)
  const { body } = await dana.call(routes.open, { params: { id } })
  expect((body as ExpenseDto).facts.opened).toBe(true)
})
