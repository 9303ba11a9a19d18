import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BankProvider } from '#server/bank/provider.ts'
import { followerOf } from '#server/features/payments/payments.follow.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { dueTransfers } from '#server/features/payments/payments.transfer.ts'
import { logTo } from '#server/http/log.ts'
import { answerLost, scriptedBank, silent } from '#tests/support/bank/scripted-bank.ts'
import { sendBank } from '#tests/support/record/leaves.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'
import { followPorts } from './follow-ports.ts'

const hour = 3_600_000
const [from, to] = ['0a000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000002']

let on: OwnStage
let at: ReturnType<typeof scriptedBank>
let claims: Map<string, string>
let followNow: () => Promise<void>
let paymentId: string
let errors: unknown[]

beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())
beforeEach(async () => {
  at = scriptedBank()
  claims = new Map()
  paymentId = (await sendBank(on, from)).payment
  errors = []
  followNow = lookAt(at.bank)
})

const lookAt = (bank: BankProvider) => {
  const log = Object.assign(logTo('silent'), { error: (what: unknown) => errors.push(what) })
  const needs = { ...on, enqueue: async () => {}, log, bank }
  const follow = followerOf(needs, paymentLifecycle, followPorts({ claims, preferred: () => to }))
  return () => follow({ familyId: on.family.id, paymentId })
}

const row = () => on.paymentRow(paymentId)
const isDue = async () => {
  const due = await on.scopes.acrossFamilies((tx) => dueTransfers(tx, on.clock.now(), 1000))
  return due.some((one) => one.paymentId === paymentId)
}
const stop = () => on.send('payment', on.dana, paymentId, { type: 'payment.stop', amount: 50_00 })

/** Waits so long that the bank may have forgotten the order's idempotency key. */
const givenInVain = async (first: typeof answerLost = silent) => {
  for (let waited = 0; waited < 23 * hour; waited += hour) {
    at.next(waited === 0 ? first : silent)
    await followNow()
    expect((await row()).status).toBe('pending')
    on.clock.forward(hour)
    expect(await isDue()).toBe(true)
  }
}

test('an order that nobody answers is given again for less than a day; then the bank is asked for it, and says that it never came', async () => {
  await givenInVain()
  const given = at.orders.length
  await followNow()
  expect(await row()).toMatchObject({ status: 'failed', failure: 'network' })
  expect([at.orders.length - given, at.transfers(), await isDue()]).toEqual([0, 0, false])
})

test('an order whose answer was lost a day ago is found at the bank, and not given again', async () => {
  await givenInVain(answerLost)
  await followNow()
  expect([claims.get(paymentId), (await row()).status]).toEqual(['at-bank-1', 'pending'])
  expect([at.orders.length, at.transfers()]).toEqual([1, 1])
})

test('an order that was to be stopped and never came to the bank is stopped', async () => {
  at.next(silent)
  await followNow()
  await stop()
  on.clock.forward(24 * hour)
  await followNow()
  expect([(await row()).status, at.transfers()]).toEqual(['stopped', 0])
})

test('an order is never called failed while nobody knows whether the bank has it', async () => {
  await givenInVain()
  for (let day = 0; day < 3; day += 1) {
    at.next(silent)
    await followNow()
    expect((await row()).status).toBe('pending')
    on.clock.forward(24 * hour)
    expect(await isDue()).toBe(true)
  }
  expect(at.transfers()).toBe(0)
})

describe('an order that reaches the bank once it was called failed, since who gave it stood still for a day', () => {
  beforeEach(async () => {
    const [given, awake] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = lookAt({
      ...at.bank,
      transfer: async (order) => {
        given.resolve()
        await awake.promise
        return at.bank.transfer(order)
      },
    })()
    await given.promise
    on.clock.forward(24 * hour)
    await followNow()
    expect(await row()).toMatchObject({ status: 'failed', failure: 'network' })
    awake.resolve()
    await late
    expect([at.transfers(), await isDue()]).toEqual([1, true])
  })

  test('is taken off there again', async () => {
    await followNow()
    expect(await at.bank.findTransfer({ from, to, amount: 50_00, key: paymentId })).toMatchObject({
      status: 'cancelled',
    })
    expect([(await row()).status, await isDue(), errors]).toEqual(['failed', false, []])
  })

  test('is told to the operator each day while the bank moves it all the same', async () => {
    at.moves(paymentId, { status: 'inProcess' })
    await followNow()
    on.clock.forward(24 * hour)
    expect(await isDue()).toBe(true)
    await followNow()
    expect(errors).toEqual(Array(2).fill({ paymentId, status: 'inProcess' }))
    expect((await row()).status).toBe('failed')
  })
})
