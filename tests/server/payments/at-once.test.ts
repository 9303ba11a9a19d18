import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { transferJobs } from '#server/features/payments/payments.follow.ts'
import { transfersOf } from '#server/features/payments/payments.transfers.ts'
import { logTo } from '#server/http/log.ts'
import type { JobHandler } from '#server/jobs/jobs.ts'
import * as plans from '#server/plans/plan-of.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { controlsOf, deliverWebhooks } from '#tests/support/bank/bank.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'

let app: OwnApp
let bank: ReadyBank
beforeAll(async () => {
  app = await testApp()
  bank = await readyBank(app)
})
afterAll(() => app.stop())

/** Returns the amounts in the sandbox's own ledger. */
const atBank = async (): Promise<number[]> => {
  const book = await (await controlsOf(app))('GET', '/book')
  const { transfers } = z.parse(z.object({ transfers: z.array(z.object({ amount: z.number() })) }), book)
  return transfers.map(({ amount }) => amount)
}

test('six presses at once are held to what a plan has left: five are sent, the sixth is told why not', async () => {
  const plan = vi.spyOn(plans, 'planOf').mockImplementation(async () => 'trial')
  const expenses = []
  for (let count = 0; count < 6; count++) expenses.push(await bank.approved(1_000_00))
  const answers = await Promise.all(expenses.map((expense) => bank.pay(expense, 500_00)))
  const codes = answers.map(({ status, body }) =>
    status === 200 ? 'sent' : z.parse(z.object({ exception: z.string() }), body).exception,
  )
  plan.mockRestore()
  expect(codes.sort()).toEqual(['planPayments', 'sent', 'sent', 'sent', 'sent', 'sent'])
})

test('a process that ends before it asks the bank loses nothing: the sweep of any other finds all of it, once', async () => {
  const sweeps = new Map<string, JobHandler>()
  const jobs = {
    on: () => {},
    every: (queue: string, _: string, handler: JobHandler) => void sweeps.set(queue, handler),
  }
  const needs = { ...app.deps, log: logTo('silent') }
  transferJobs(
    {
      ...jobs,
      enqueue: app.deps.enqueue,
      count: async () => [],
      health: async () => ({ failed: new Map(), state: 'ok' }),
      start: async () => {},
      stop: async () => {},
    },
    needs,
    transfersOf(app.deps),
  )
  const [sweep] = [...sweeps.values()]
  expect(await atBank()).toEqual([])
  await Promise.all([sweep?.(null), sweep?.(null)])
  expect(await atBank()).toEqual(Array.from({ length: 5 }, () => 500_00))
  await sweep?.(null)
  expect((await atBank()).length).toBe(5)
})

test('two processes on one database send what was pressed once', async () => {
  await bank.later(7 * 24 * 3_600_000)
  const workers = [
    await testApp({ beside: app, clock: app.clock, work: true }),
    await testApp({ beside: app, clock: app.clock, work: true }),
  ]
  try {
    const before = (await atBank()).length
    const { id } = bank.paymentOf(await bank.pay(await bank.approved(40_00), 20_00))
    await vi.waitFor(async () => expect((await atBank()).filter((amount) => amount === 20_00)).toEqual([20_00]), {
      timeout: 15_000,
      interval: 200,
    })
    await deliverWebhooks(app)
    expect([(await atBank()).length, (await bank.payment(id)).status]).toEqual([before + 1, 'pending'])
  } finally {
    for (const worker of workers) await worker.stop()
  }
})
