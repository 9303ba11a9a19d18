import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { payingRoutes, sendingEligibilityDto } from '#contract/expenses/paying.ts'
import { instantOf } from '#domain/time.ts'
import { beginPayment } from '#server/features/payments/payments.lifecycle.ts'
import { startPayment } from '#server/features/payments/payments.start.ts'
import * as plans from '#server/plans/plan-of.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'

let app: OwnApp
let bank: ReadyBank
beforeEach(async () => {
  app = await testApp()
  bank = await readyBank(app)
  // A trial sends five transfers in a month.
  vi.spyOn(plans, 'planOf').mockImplementation(async () => 'trial')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.stop()
})
afterAll(() => void vi.restoreAllMocks())

const livesIn = (zone: string) =>
  bank.on.act('system', ({ tx }) =>
    tx.updateTable('person').set({ time_zone: zone }).where('id', '=', bank.on.dana.personId).execute(),
  )
const plannedOn = async (on: string, zone: string, amount = 20_00): Promise<string> => {
  const { id } = await bank.approved(2 * amount)
  const { dana, sam } = bank.on
  const parties = { payerId: dana.personId, receiverId: sam.personId, bankAccountId: bank.danas }
  const planned = { on, at: instantOf(`${on}T09:00`, zone), seriesId: null }
  const plan = { method: 'bank', later: true, number: null, note: null, ...parties, planned } as const
  const allocations = [{ expenseId: id, amount }]
  return (await bank.on.act(dana, (change) => beginPayment(change, { ...plan, allocations }, dana))).id
}
const start = (id: string) => bank.on.act('system', (change) => startPayment(change, id))
/** Moves the clock to this time and signs in again. */
const at = (instant: string) => bank.later(Date.parse(instant) - Date.parse(app.clock.now()))
const left = async () =>
  z.parse(sendingEligibilityDto, (await bank.clients.dana.call(payingRoutes.limits, {})).body).planLeft

test('what was planned for November counts in November, even if its job runs in December', async () => {
  const id = await plannedOn('2026-11-30', 'America/New_York')
  await at('2026-12-01T12:00:00.000Z')
  await start(id)
  expect((await bank.payment(id)).status).toBe('pending')
  expect(await left()).toBe(5)
})

test('the month is that of the planned day where the payer lives, not where the family does', async () => {
  await livesIn('Australia/Sydney')
  const id = await plannedOn('2026-12-01', 'Australia/Sydney')
  await at('2026-11-30T22:00:00.000Z')
  await start(id)
  expect((await bank.payment(id)).status).toBe('pending')
  await at('2026-12-01T22:00:00.000Z')
  expect(await left()).toBe(4)
})

test('payments a week apart go out, whatever the second of their jobs and the change of clocks between them', async () => {
  for (let count = 0; count < 3; count += 1) await bank.send(await bank.approved(1_000_00), 500_00)
  await bank.businessDays(3)
  const zone = 'America/New_York'
  const ids = [await plannedOn('2027-03-12', zone, 2_000_00), await plannedOn('2027-03-19', zone, 2_000_00)]
  const jobs = ['2027-03-12T14:00:30.000Z', '2027-03-19T13:00:05.000Z']
  for (const [index, id] of ids.entries()) {
    await at(jobs[index] ?? '')
    await start(id)
    expect(await bank.payment(id)).toMatchObject({ status: 'pending', failure: null })
  }
})
