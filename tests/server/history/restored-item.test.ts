import { afterEach, beforeEach, expect, test } from 'vitest'
import { historyOfItem } from '#server/features/history/history.item.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { backUp, type RecoveryStage, recoveryStage, restore } from '#tests/support/record/recovery-stage.ts'

let at: RecoveryStage
beforeEach(async () => {
  at = await recoveryStage()
  await at.sign()
})
afterEach(() => at.end())

const historyOf = (id: string) =>
  at.on.scopes.asViewer(at.on.dana, (tx) => historyOfItem(tx, recordParts, { id, withheld: new Set() }))

test('an item that was there when the record was restored says so; one that came later does not', async () => {
  expect(await historyOf(at.expenseId)).not.toHaveProperty('restored')
  await backUp(at)
  await at.pay(10_00)
  await at.sign()
  await restore(at)
  await at.recover()
  const restored = { at: at.on.clock.now(), lost: true }
  await at.sign()
  expect(await historyOf(at.expenseId)).toMatchObject({ verified: true, restored })
  at.on.clock.forward(60_000)
  const later = await at.on.record(at.on.dana)
  await at.sign()
  const history = await historyOf(later)
  expect(history.verified).toBe(true)
  expect(history).not.toHaveProperty('restored')
})

test('a recovery that lost nothing of its chains says that too, and a replaced key restores nothing', async () => {
  await at.rotate()
  const next = await at.keyNow()
  await at.sign(next)
  expect(await historyOf(at.expenseId)).not.toHaveProperty('restored')
  await at.recover()
  expect(await historyOf(at.expenseId)).toMatchObject({ restored: { at: at.on.clock.now(), lost: false } })
})
