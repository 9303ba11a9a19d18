import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { followerOf } from '#server/features/payments/payments.follow.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { dueTransfers } from '#server/features/payments/payments.transfer.ts'
import { logTo } from '#server/http/log.ts'
import { scriptedBank, silent } from '#tests/support/bank/scripted-bank.ts'
import { sendBank } from '#tests/support/record/leaves.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'
import { followPorts } from './follow-ports.ts'

// A bank may return a transfer weeks after it was paid.

const hour = 3_600_000
const [from, to] = ['0a000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000002']

let on: OwnStage
let at: ReturnType<typeof scriptedBank>
let look: () => Promise<void>
let paymentId: string

beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())
beforeEach(async () => {
  at = scriptedBank()
  const ports = followPorts({ claims: new Map(), preferred: () => to })
  const needs = { ...on, enqueue: async () => {}, log: logTo('silent'), bank: at.bank }
  const follow = followerOf(needs, paymentLifecycle, ports)
  paymentId = (await sendBank(on, from)).payment
  look = () => follow({ familyId: on.family.id, paymentId })
  await look()
  at.moves(paymentId, { status: 'paid' })
  await look()
})

const row = () => on.paymentRow(paymentId)
const isDue = async () => {
  const due = await on.scopes.acrossFamilies((tx) => dueTransfers(tx, on.clock.now(), 1000))
  return due.some((one) => one.paymentId === paymentId)
}

test('a paid transfer is asked about once a day until no return is possible', async () => {
  let days = 0
  for (; days < 100; days += 1) {
    on.clock.forward(24 * hour)
    if (!(await isDue())) break
    await look()
  }
  expect(days).toBeGreaterThan(60)
  expect(days).toBeLessThanOrEqual(66)
})

test('a return whose webhook was lost arrives within a day', async () => {
  for (let day = 0; day < 59; day += 1) {
    on.clock.forward(24 * hour)
    await look()
  }
  at.moves(paymentId, { status: 'returned', returnCode: 'R10' })
  on.clock.forward(24 * hour)
  expect(await isDue()).toBe(true)
  await look()
  expect([(await row()).status, await isDue()]).toEqual(['returned', false])
})

test('where nobody answers, it is asked about no longer than a return is possible', async () => {
  on.clock.forward(30 * 24 * hour)
  at.next(silent)
  await look()
  on.clock.forward(hour)
  expect(await isDue()).toBe(true)
  on.clock.forward(40 * 24 * hour)
  at.next(silent)
  await look()
  on.clock.forward(24 * hour)
  expect(await isDue()).toBe(false)
  expect((await row()).status).toBe('paid')
})
