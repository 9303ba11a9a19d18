import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejectionReasons } from '#machines/payments/payment.types.ts'
import { paymentAt } from '#tests/support/record/leaves.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())

const transferOf = (id: string) =>
  on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('transfer').selectAll().where('payment_id', '=', id).executeTakeFirst(),
  )

test('a transfer is sent at once, and looked after from then on', async () => {
  const { payment } = await paymentAt.pending(on)
  expect(await on.paymentRow(payment)).toMatchObject({ sent_at: on.clock.now(), failure: null, return_code: null })
  expect(await transferOf(payment)).toMatchObject({ due_at: on.clock.now(), asked_at: null, to_account_id: null })
})

test('a check is nobody’s to send', async () => {
  const { payment } = await paymentAt.unconfirmed(on)
  expect((await on.paymentRow(payment)).sent_at).toBeNull()
  expect(await transferOf(payment)).toBeUndefined()
})

test('a planned one is sent on its day', async () => {
  const { payment } = await paymentAt.scheduled(on)
  expect((await on.paymentRow(payment)).sent_at).toBeNull()
  on.clock.forward(60_000)
  await on.send('payment', 'system', payment, { type: 'payment.start', hindrance: null })
  expect(await on.paymentRow(payment)).toMatchObject({ status: 'pending', sent_at: on.clock.now() })
  expect(await transferOf(payment)).toMatchObject({ due_at: on.clock.now() })
})

test.each(rejectionReasons)('what stands in its way on that day is why it failed: %s', async (hindrance) => {
  const { payment } = await paymentAt.scheduled(on)
  await on.send('payment', 'system', payment, { type: 'payment.start', hindrance })
  expect(await on.paymentRow(payment)).toMatchObject({ status: 'failed', failure: hindrance, sent_at: null })
  expect(await transferOf(payment)).toBeUndefined()
})

test('a planned one that its expense no longer takes was not payable', async () => {
  const { expense, payment } = await paymentAt.scheduled(on)
  await on.send('expense', on.dana, expense, { type: 'expense.pay', method: 'check', amount: 92_50 })
  await on.act('system', ({ tx }) =>
    tx.updateTable('expense').set({ owed: 100_00 }).where('id', '=', expense).execute(),
  )
  await on.send('payment', 'system', payment, { type: 'payment.start', hindrance: null })
  expect(await on.paymentRow(payment)).toMatchObject({ status: 'failed', failure: 'notPayable' })
})

test('the bank’s reason and its code stay with the payment', async () => {
  const { payment } = await paymentAt.pending(on)
  await on.send('payment', 'bank', payment, { type: 'payment.returned', returnCode: 'R01' })
  expect(await on.paymentRow(payment)).toMatchObject({ status: 'returned', return_code: 'R01', failure: null })
  const { payment: other } = await paymentAt.inProcess(on)
  await on.send('payment', 'bank', other, { type: 'payment.failed', failure: 'balanceTooLow' })
  expect(await on.paymentRow(other)).toMatchObject({ status: 'failed', failure: 'balanceTooLow', return_code: null })
})

test('asking to stop it is looked at at once', async () => {
  const { payment } = await paymentAt.pending(on)
  on.clock.forward(60_000)
  await on.send('payment', on.dana, payment, { type: 'payment.stop', amount: 50_00 })
  expect(await transferOf(payment)).toMatchObject({ due_at: on.clock.now() })
})

test('a sweep sees when, and of whom, and nothing else', async () => {
  const { payment } = await paymentAt.pending(on)
  const due = await on.scopes.acrossFamilies((tx) =>
    tx.selectFrom('transfer').select(['family_id', 'payment_id', 'due_at']).execute(),
  )
  expect(due).toContainEqual(expect.objectContaining({ family_id: on.family.id, payment_id: payment }))
  const everything = on.scopes.acrossFamilies((tx) => tx.selectFrom('transfer').selectAll().execute())
  await expect(everything).rejects.toThrow('permission denied')
})
