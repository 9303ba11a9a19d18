import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BankRefusal } from '#server/bank/provider.ts'
import { type Follower, type FollowPorts, followerOf } from '#server/features/payments/payments.follow.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { dueTransfers } from '#server/features/payments/payments.transfer.ts'
import { logTo } from '#server/http/log.ts'
import { answerLost, scriptedBank, silent } from '#tests/support/bank/scripted-bank.ts'
import { sendBank } from '#tests/support/record/leaves.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'
import { followPorts } from './follow-ports.ts'

const minute = 60_000
const hour = 60 * minute
const [from, to] = ['0a000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000002']

let on: OwnStage
let at: ReturnType<typeof scriptedBank>
let claims: Map<string, string>
let preferred: string | null
let elsewhere: boolean
let ports: FollowPorts
let follow: Follower
let paymentId: string

beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())
beforeEach(async () => {
  at = scriptedBank()
  claims = new Map()
  preferred = to
  elsewhere = false
  ports = followPorts({ claims, preferred: () => preferred, elsewhere: () => elsewhere })
  follow = follower()
  paymentId = (await sendBank(on, from)).payment
})

const follower = () =>
  followerOf({ ...on, enqueue: async () => {}, log: logTo('silent'), bank: at.bank }, paymentLifecycle, ports)
const key = () => ({ familyId: on.family.id, paymentId })
const followNow = () => follow(key())
const row = () => on.paymentRow(paymentId)
const isDue = async () => {
  const due = await on.scopes.acrossFamilies((tx) => dueTransfers(tx, on.clock.now(), 1000))
  return due.some((one) => one.paymentId === paymentId)
}
const stop = () => on.send('payment', on.dana, paymentId, { type: 'payment.stop', amount: 50_00 })

describe('an order', () => {
  test('goes from the payer’s account to the one the receiver prefers, by the payment’s own key', async () => {
    expect(await isDue()).toBe(true)
    await followNow()
    expect(at.orders).toEqual([{ from: `account-${from}`, to: `account-${to}`, amount: 50_00, key: paymentId }])
    expect([claims.get(paymentId), (await row()).status, await isDue()]).toEqual(['at-bank-1', 'pending', false])
  })

  test('is given once, however often it is looked at', async () => {
    await followNow()
    await followNow()
    await Promise.all([followNow(), follower()(key())])
    expect([at.orders.length, at.transfers()]).toEqual([1, 1])
  })

  test('that two processes give at once is one transfer', async () => {
    await Promise.all([followNow(), follower()(key()), follower()(key())])
    expect(at.transfers()).toBe(1)
    expect((await row()).status).toBe('pending')
  })

  test('whose answer was lost is the same order when it is given again, even if another account is preferred by then', async () => {
    at.next(answerLost)
    await followNow()
    expect([claims.size, await isDue()]).toEqual([0, false])
    preferred = from
    on.clock.forward(minute)
    expect(await isDue()).toBe(true)
    await followNow()
    expect(at.orders[1]).toEqual(at.orders[0])
    expect([at.transfers(), claims.get(paymentId)]).toEqual([1, 'at-bank-1'])
  })

  test('that was never given, because the process ended first, is found by its due time', async () => {
    const broken = followerOf(
      { ...on, enqueue: async () => {}, log: logTo('silent'), bank: at.bank },
      paymentLifecycle,
      { ...ports, claim: () => Promise.reject(new Error('killed')) },
    )
    await expect(broken(key())).rejects.toThrow('killed')
    expect([at.transfers(), claims.size, await isDue()]).toEqual([1, 0, true])
    await followNow()
    expect([at.transfers(), claims.get(paymentId)]).toEqual([1, 'at-bank-1'])
  })

  test('that was given before a long standstill is asked about before anybody calls it failed', async () => {
    at.next(answerLost)
    await followNow()
    on.clock.forward(72 * hour)
    await followNow()
    expect([(await row()).status, at.transfers()]).toEqual(['pending', 1])
  })

  test.each([
    ['balanceTooLow', 'balanceTooLow'],
    ['overLimit', 'providerLimit'],
    ['suspended', 'accountCannotSend'],
    ['cannotReceive', 'otherCannotReceive'],
    ['notServed', 'bankNotServed'],
    ['invalidDetails', 'bankRefused'],
    ['duplicate', 'bankRefused'],
    ['unknown', 'bankRefused'],
  ] as const)('that the bank refuses (%s) has failed: %s', async (reason, failure) => {
    at.next(() => {
      throw new BankRefusal(reason)
    })
    await followNow()
    expect(await row()).toMatchObject({ status: 'failed', failure })
    expect(await isDue()).toBe(false)
  })

  test('that another bank has taken before is never given to this one', async () => {
    await followNow()
    elsewhere = true
    await followNow()
    expect([at.orders.length, (await row()).status]).toEqual([1, 'pending'])
  })

  test('without an account to go to has failed', async () => {
    preferred = null
    await followNow()
    expect(await row()).toMatchObject({ status: 'failed', failure: 'otherCannotReceive' })
    expect(at.orders).toEqual([])
  })

  test('from an account that is gone has failed', async () => {
    ports = { ...ports, accountRef: async () => null }
    await follower()(key())
    expect(await row()).toMatchObject({ status: 'failed', failure: 'accountCannotSend' })
  })
})

describe('stopping', () => {
  test('what the bank was never asked for is stopped without it', async () => {
    await stop()
    await followNow()
    expect([(await row()).status, at.orders.length]).toEqual(['stopped', 0])
  })

  test('in time: the bank takes it off', async () => {
    await followNow()
    await stop()
    expect(await isDue()).toBe(true)
    await followNow()
    expect([(await row()).status, await isDue()]).toEqual(['stopped', false])
  })

  test('too late: it goes its way', async () => {
    await followNow()
    at.moves(paymentId, { status: 'inProcess' })
    await stop()
    await followNow()
    expect((await row()).status).toBe('inProcess')
  })

  test('while the answer to the order is lost: the order is asked for by its key, then taken off', async () => {
    at.next(answerLost)
    await followNow()
    await stop()
    await followNow()
    expect([(await row()).status, await isDue()]).toEqual(['stopping', true])
    await followNow()
    expect([(await row()).status, at.transfers()]).toEqual(['stopped', 1])
  })
})

describe('what the bank says', () => {
  beforeEach(followNow)

  test.each([
    ['inProcess', null, 'inProcess', null],
    ['paid', null, 'paid', null],
    ['failed', null, 'failed', 'network'],
    ['failed', 'R03', 'failed', 'bankRefused'],
    ['returned', 'R01', 'returned', null],
    ['cancelled', null, 'failed', 'bankRefused'],
  ] as const)('%s (%s) is %s', async (status, returnCode, leaf, failure) => {
    at.moves(paymentId, { status, returnCode })
    await followNow()
    expect(await row()).toMatchObject({
      status: leaf,
      failure,
      return_code: status === 'returned' ? returnCode : null,
    })
  })

  test('twice changes nothing the second time, and an older word never undoes a newer one', async () => {
    at.moves(paymentId, { status: 'paid' })
    const stale = { ref: 'at-bank-1', status: 'inProcess', returnCode: null } as const
    await followNow()
    const { version } = await row()
    await followNow()
    at.next(() => stale)
    await followNow()
    expect(await row()).toMatchObject({ status: 'paid', version })
    at.moves(paymentId, { status: 'returned', returnCode: 'R10' })
    await followNow()
    at.next(() => ({ ...stale, status: 'paid' }))
    await followNow()
    expect(await row()).toMatchObject({ status: 'returned', return_code: 'R10', version: version + 1 })
  })

  test('is asked for once a day while it says nothing', async () => {
    on.clock.forward(24 * hour - 1)
    expect(await isDue()).toBe(false)
    on.clock.forward(1)
    expect(await isDue()).toBe(true)
  })

  test('may be silence: it is asked again soon, and nothing has failed', async () => {
    on.clock.forward(72 * hour)
    at.next(silent)
    await followNow()
    expect([(await row()).status, await isDue()]).toEqual(['pending', false])
    on.clock.forward(hour)
    expect(await isDue()).toBe(true)
  })
})
