import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { payingRoutes, sendingEligibilityDto } from '#contract/expenses/paying.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'

let app: OwnApp
let bank: ReadyBank
beforeAll(async () => {
  app = await testApp()
  bank = await readyBank(app)
})
afterAll(() => app.stop())

const most = async (): Promise<number> =>
  z.parse(sendingEligibilityDto, (await bank.clients.dana.call(payingRoutes.limits, {})).body).now
const send = async (amount: number) => bank.send(await bank.approved(2 * amount), amount)
/** Lets the bank work and signs in again, since a session is shorter than that. */
const businessDays = async (days: number) => {
  await bank.businessDays(days)
  await bank.later(0)
}
/** The sandbox's payer objects to a transfer of this amount weeks after it was paid. */
const disputed = 111_10

test('only the ladder of one transfer limits what is sent, and a transfer counts once it is paid', async () => {
  const sent = [await send(500_00), await send(500_00), await send(disputed)]
  expect(await most()).toBe(500_00)
  await businessDays(3)
  for (const id of sent) expect((await bank.payment(id)).status).toBe('paid')
  expect(await most()).toBe(2_000_00)
  await send(2_000_00)
  await send(2_000_00)
  expect(await most()).toBe(2_000_00)
})

test('what comes back does not count', async () => {
  await businessDays(3)
  expect(await most()).toBe(2_000_00)
  await send(500_00)
  await businessDays(3)
  expect(await most()).toBe(2_500_00)
  await businessDays(45)
  expect(await most()).toBe(2_000_00)
})

test('a provider may refuse by a limit of its own, and the payment says so', async () => {
  const id = await send(111_94)
  expect(await bank.payment(id, 'sam')).toMatchObject({ status: 'failed', failure: 'providerLimit' })
})
