import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { payingRoutes, type SendingEligibilityDto, sendingEligibilityDto } from '#contract/expenses/paying.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'

let app: OwnApp
let bank: ReadyBank
beforeAll(async () => {
  app = await testApp()
  bank = await readyBank(app)
})
afterAll(() => app.stop())
const week = 7 * 24 * 3_600_000
beforeEach(() => bank.later(week))

const limits = async (who: 'dana' | 'sam' = 'dana'): Promise<SendingEligibilityDto> =>
  z.parse(sendingEligibilityDto, (await bank.clients[who].call(payingRoutes.limits, {})).body)

test('a part of an expense goes by bank, and both see how far it is', async () => {
  const expense = await bank.approved()
  const answer = await bank.pay(expense, 50_00)
  expect(answer.status).toBe(200)
  const { id } = bank.paymentOf(answer)
  expect(await bank.payment(id)).toMatchObject({
    method: 'bank',
    status: 'pending',
    amount: 50_00,
    sentAt: app.clock.now(),
  })
  expect(payableOf((await bank.item(expense.id)).facts)).toBe(92_50)
  await bank.follow(id)
  await bank.businessDays(1)
  expect((await bank.payment(id, 'sam')).status).toBe('inProcess')
  await bank.businessDays(2)
  const after = await bank.item(expense.id, 'sam')
  expect([after.status, remainingOf(after.facts)]).toEqual(['approved.partlyPaid', 92_50])
})

test('from which account is the payer’s to know alone', async () => {
  const { id } = bank.paymentOf(await bank.pay(await bank.approved(), 10_00))
  expect((await bank.payment(id, 'dana')).bankAccountId).toBe(bank.danas)
  expect((await bank.payment(id, 'sam')).bankAccountId).toBeNull()
})

describe('refused, and nothing was paid', () => {
  const refusal = async (amount: number, account?: string) => {
    const expense = await bank.approved(20_000_00)
    const answer = await bank.pay(expense, amount, account)
    expect((await bank.item(expense.id)).payments).toEqual([])
    return [answer.status, z.parse(z.object({ exception: z.string() }), answer.body).exception]
  }

  test('one cent above what may be sent', async () => {
    const { now } = await limits()
    expect(await refusal(now + 1)).toEqual([409, 'sendingLimit'])
    const expense = await bank.approved(20_000_00)
    expect((await bank.pay(expense, now)).status).toBe(200)
  })

  test('from an account of somebody else’s', async () => {
    expect(await refusal(10_00, bank.sams)).toEqual([409, 'accountCannotSend'])
  })

  test('more than is payable', async () => {
    const expense = await bank.approved(20_00)
    const answer = await bank.pay(expense, 10_01)
    expect([answer.status, z.parse(z.object({ exception: z.string() }), answer.body).exception]).toEqual([
      409,
      'notAllowedNow',
    ])
  })
})

describe('what may be sent', () => {
  test('is told with the reader’s own accounts, and when it would arrive', async () => {
    const eligibility = await limits()
    expect(eligibility).toMatchObject({ served: true, canSend: true, otherCanReceive: true, planLeft: null })
    expect(eligibility.accounts).toEqual([{ id: bank.danas, name: 'Household', last4: '0030' }])
    expect((await limits('sam')).accounts.map(({ id }) => id)).toEqual([bank.sams])
    expect(eligibility.arrives.from < eligibility.arrives.to).toBe(true)
  })

  test('is not a child’s to ask', async () => {
    const child = await app.as(bank.on.child.personId)
    expect((await child.call(payingRoutes.limits, {})).status).toBe(403)
  })

  test('is told to who looks on without any account', async () => {
    const pat = await app.as(bank.on.professional.personId)
    const answer = await pat.call(payingRoutes.limits, {})
    expect([answer.status, z.parse(sendingEligibilityDto, answer.body).accounts]).toEqual([200, []])
  })
})
