import { afterAll, beforeAll, describe } from 'vitest'
import { dwollaProvider } from '#server/bank/dwolla/dwolla-provider.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import { type Bench, portSuite } from '../port-suite.ts'
import { credentials, type StandIn, standIn } from './stand-in.ts'

const webhookSecret = 'a-shared-secret'
let there: StandIn
let bench: Bench
beforeAll(async () => {
  there = await standIn()
  const { url: baseUrl, books } = there
  bench = {
    bank: dwollaProvider({ ...credentials, webhookSecret, baseUrl, timeoutMs: 5000, now: () => 0 }),
    later: async (times) => {
      for (let day = 0; day < times; day += 1) books.closeOfBusiness()
    },
    deactivate: async (customer) => books.deactivate(customer),
    ledger: async () => books.transfers.size,
    webhook: (resourceId) => {
      const topic = 'customer_transfer_completed'
      const raw = Buffer.from(JSON.stringify({ id: 'b3', resourceId, topic, timestamp: '2026-11-20T14:00:00.000Z' }))
      return { headers: { [signatureHeader]: signatureOf(webhookSecret, raw) }, raw }
    },
  }
})
afterAll(() => there.stop())

describe('Dwolla', () => portSuite(() => bench))
