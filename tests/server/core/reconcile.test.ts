import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unreconciledIn } from '#server/features/expenses/expenses.reconcile.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())

test('a leaf that does not follow from its payments is found', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, id, { type: 'expense.pay', method: 'check', amount: 40_00 })
  expect(await unreconciledIn(on.scopes, on.family.id)).toEqual([])
  const superuser = new pg.Client(on.superuser)
  await superuser.connect()
  await superuser.query(`update expense set status = 'approved.unpaid'`)
  await superuser.end()
  expect(await unreconciledIn(on.scopes, on.family.id)).toEqual([id])
})
