import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginPayment } from '#server/features/payments/payments.lifecycle.ts'
import { startPayment } from '#server/features/payments/payments.start.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'

let app: OwnApp
let bank: ReadyBank
beforeAll(async () => {
  app = await testApp()
  bank = await readyBank(app)
})
afterAll(() => app.stop())

/** Plans a transfer of Dana's for a later day. */
const planned = async (amount: number, bankAccountId: string | null = bank.danas): Promise<string> => {
  const { id } = await bank.approved(amount * 2)
  const { dana, sam } = bank.on
  const parties = { payerId: dana.personId, receiverId: sam.personId }
  const plan = { method: 'bank', later: true, number: null, note: null, ...parties, bankAccountId } as const
  const allocations = [{ expenseId: id, amount }]
  const row = await bank.on.act(dana, (change) => beginPayment(change, { ...plan, allocations }, dana))
  return row.id
}
const start = (id: string) => bank.on.act('system', (change) => startPayment(change, id))

test('on its day it is sent, and reaches the bank as any other', async () => {
  const id = await planned(20_00)
  await start(id)
  expect(await bank.payment(id)).toMatchObject({ status: 'pending', sentAt: app.clock.now() })
  await bank.follow(id)
  await bank.businessDays(3)
  expect((await bank.payment(id, 'sam')).status).toBe('paid')
})

test('twice is refused, and sends nothing twice', async () => {
  const id = await planned(20_00)
  await start(id)
  await expect(start(id)).rejects.toThrow('notAllowedNow')
})

test.each([
  ['above what may be sent on that day', 500_01, 'own', 'sendingLimit'],
  ['from an account that is not the payer’s', 20_00, 'other', 'accountCannotSend'],
  ['from no account', 20_00, 'none', 'accountCannotSend'],
] as const)('%s it fails, and says why', async (_, amount, account, failure) => {
  const accounts = { own: bank.danas, other: bank.sams, none: null }
  const id = await planned(amount, accounts[account])
  await start(id)
  expect(await bank.payment(id, 'sam')).toMatchObject({ status: 'failed', failure })
})
