import { afterAll, beforeAll, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { controlsOf, deliverWebhooks } from '#tests/support/bank/bank.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'
import { addBankAccount, ownAccount } from '#tests/support/payment-accounts.ts'

let app: OwnApp
let bank: ReadyBank
beforeAll(async () => {
  app = await testApp()
  // Weeks later, Dana's bank reports the debit as unauthorized: R10.
  bank = await readyBank(app, { dana: '9900000010' })
})
afterAll(() => app.stop())

const reading = async (id: string) => {
  const { status, facts } = await bank.item(id)
  const { settled, checks, inFlight } = facts
  const leaf = status.replace('approved.', '')
  return [`${settled / 100}/${checks / 100}/${inFlight / 100}`, leaf, remainingOf(facts) / 100, payableOf(facts) / 100]
}

/** Delivers webhooks twice, late and in any order. */
const injectFaults = async () => {
  const control = await controlsOf(app)
  await control('PUT', '/mischief', { duplicates: 2, delayMs: 0, shuffled: true })
}

test('285.00 at 50/50 through the bank: in parts, returned weeks later, failed at once, reimbursed in the end', async () => {
  await injectFaults()
  const expense = await bank.approved(285_00)
  const { id } = expense
  expect(await reading(id)).toEqual(['0/0/0', 'unpaid', 142.5, 142.5])

  const first = await bank.send(expense, 50_00)
  expect(await reading(id)).toEqual(['0/0/50', 'paymentInProcess', 142.5, 92.5])

  await bank.on.send('expense', bank.on.dana, id, { type: 'expense.pay', method: 'check', amount: 40_00 })
  expect(await reading(id)).toEqual(['0/40/50', 'paymentUnconfirmed', 142.5, 52.5])

  await bank.businessDays(2)
  await deliverWebhooks(app)
  expect((await bank.payment(first)).status).toBe('paid')
  expect(await reading(id)).toEqual(['50/40/0', 'paymentUnconfirmed', 92.5, 52.5])

  const check = (await bank.item(id)).payments.find(({ method }) => method === 'check')
  await bank.on.send('payment', bank.on.sam, check?.id ?? '', { type: 'payment.confirm', amount: 40_00 })
  expect(await reading(id)).toEqual(['90/0/0', 'partlyPaid', 52.5, 52.5])

  await bank.businessDays(45)
  await deliverWebhooks(app)
  expect(await bank.payment(first, 'sam')).toMatchObject({ status: 'returned', returnCode: 'R10' })
  expect(await reading(id)).toEqual(['40/0/0', 'newPaymentNeeded', 102.5, 102.5])

  await addBankAccount(bank.clients.dana, { accountNumber: '9900000090', name: 'Fails' })
  const fails = (await ownAccount(bank.clients.dana)).bankAccounts.find(({ name }) => name === 'Fails')
  const second = bank.paymentOf(await bank.pay(await bank.item(id), 102_50, fails?.id)).id
  expect(await reading(id)).toEqual(['40/0/102.5', 'paymentInProcess', 102.5, 0])
  const { version } = await bank.item(id)
  const reimburse = { type: 'expense.markReimbursed', version, remaining: 102_50 } as const
  const refused = await bank.clients.sam.call(expenseRoutes.events, { params: { id }, body: reimburse })
  expect(refused.status).toBe(409)

  await bank.follow(second)
  await deliverWebhooks(app)
  expect(await bank.payment(second, 'sam')).toMatchObject({ status: 'failed', failure: 'network' })
  expect(await reading(id)).toEqual(['40/0/0', 'newPaymentNeeded', 102.5, 102.5])

  const now = (await bank.item(id)).version
  await bank.clients.sam.call(expenseRoutes.events, { params: { id }, body: { ...reimburse, version: now } })
  expect(await reading(id)).toEqual(['142.5/0/0', 'settled', 0, 0])
})

test('stopped in time and too late, at the bank', async () => {
  const stop = async (paymentId: string) => {
    const { version, amount } = await bank.payment(paymentId)
    const body = { type: 'payment.stop', version, amount } as const
    expect((await bank.clients.dana.call(paymentRoutes.events, { params: { id: paymentId }, body })).status).toBe(200)
    await bank.follow(paymentId)
    await deliverWebhooks(app)
    return (await bank.payment(paymentId, 'sam')).status
  }
  const inTime = await bank.send(await bank.approved(40_00), 20_00)
  expect(await stop(inTime)).toBe('stopped')

  const tooLate = await bank.send(await bank.approved(40_00), 20_00)
  // The bank has begun, but its webhook has not arrived yet.
  await (await controlsOf(app))('POST', '/clock', { businessDays: 1 })
  expect(['inProcess', 'paid']).toContain(await stop(tooLate))
})

test('refused for its balance: said to both, and nothing is owed twice', async () => {
  await addBankAccount(bank.clients.dana, { accountNumber: '9900000093', name: 'Empty' })
  const empty = (await ownAccount(bank.clients.dana)).bankAccounts.find(({ name }) => name === 'Empty')
  const expense = await bank.approved(40_00)
  const { id } = bank.paymentOf(await bank.pay(expense, 20_00, empty?.id))
  await bank.follow(id)
  expect(await bank.payment(id, 'sam')).toMatchObject({ status: 'failed', failure: 'balanceTooLow' })
  expect(payableOf((await bank.item(expense.id)).facts)).toBe(20_00)
})

test('all of it is what its history says', async () => {
  expect(await verifyFamily(app.deps.scopes, recordParts, bank.on.family.id, [])).toEqual([])
})

test('both were told of what the bank did', async () => {
  for (const viewer of [bank.on.dana, bank.on.sam]) {
    const kinds = await app.deps.scopes.asViewer(viewer, (tx) => tx.selectFrom('notice').select('kind').execute())
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['transferPaid', 'transferReturned', 'transferFailed', 'stopped']),
    )
  }
})
