import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginPayment } from '#server/features/payments/payments.lifecycle.ts'
import { expenseAt, paymentAt } from '#tests/support/record/leaves.ts'
import { type OwnStage, ownStage, type Stage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())

const at = '2026-12-01T14:00:00.000Z'

const planned = async (): Promise<string> => {
  const expense = await expenseAt['approved.unpaid'](on)
  const parties = { payerId: on.dana.personId, receiverId: on.sam.personId }
  const plan = {
    ...({ method: 'bank', later: true, number: null, note: null, bankAccountId: null } as const),
    ...parties,
    allocations: [{ expenseId: expense, amount: 50_00 }],
    planned: { on: '2026-12-01', at, seriesId: null },
  } as const
  return (await on.act(on.dana, (change) => beginPayment(change, plan, on.dana))).id
}

const dueTimes = () =>
  on.scopes.acrossFamilies((tx) =>
    tx.selectFrom('due_time').select(['family_id', 'entity', 'entity_id', 'due_at']).execute(),
  )

test('what waits for its date is due then, until it has started or was stopped', async () => {
  const [started, stopped] = [await planned(), await planned()]
  expect(await dueTimes()).toEqual(
    expect.arrayContaining(
      [started, stopped].map((entity_id) => ({ family_id: on.family.id, entity: 'payment', entity_id, due_at: at })),
    ),
  )
  await on.send('payment', 'system', started, { type: 'payment.start' })
  await on.send('payment', on.dana, stopped, { type: 'payment.stop', amount: 50_00 })
  expect(await dueTimes()).toEqual([])
})

test('a payment without a date is never due', async () => {
  await paymentAt.scheduled(on)
  await paymentAt.unconfirmed(on)
  expect(await dueTimes()).toEqual([])
})

test('only sweeps look across families, and they cannot write', async () => {
  await planned()
  const seenBy = (viewer: Stage['dana']) =>
    on.scopes.asViewer(viewer, (tx) => tx.selectFrom('due_time').selectAll().execute())
  expect(await seenBy(on.neighbour)).toEqual([])
  expect(await seenBy(on.child)).toEqual([])
  expect(await on.scopes.asSystem(on.neighbours.id, (tx) => tx.selectFrom('due_time').selectAll().execute())).toEqual(
    [],
  )
  await expect(on.scopes.acrossFamilies((tx) => tx.deleteFrom('due_time').execute())).rejects.toThrow(
    'permission denied',
  )
})
