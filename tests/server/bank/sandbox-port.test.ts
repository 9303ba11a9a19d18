import { afterAll, beforeAll, describe } from 'vitest'
import type { Book } from '#server/bank/sandbox/book.ts'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { controlsOf } from '#tests/support/bank/bank.ts'
import { type Bench, portSuite } from './port-suite.ts'

let on: OwnApp
let bench: Bench
beforeAll(async () => {
  on = await testApp()
  const control = await controlsOf(on)
  const { webhookSecret } = await sandboxSecrets(on.deps.config.dataDir)
  bench = {
    bank: on.deps.bank,
    later: async (businessDays) => void (await control('POST', '/clock', { businessDays })),
    deactivate: async (customer) => void (await control('POST', `/customers/${customer}/deactivate`)),
    ledger: async () => ((await control('GET', '/book?limit=100000')) as Book).transfers.length,
    webhook: (ref) => {
      const raw = Buffer.from(
        JSON.stringify({ id: ref, topic: 'customer_transfer_completed', resource: { kind: 'transfer', ref } }),
      )
      return { headers: { [signatureHeader]: signatureOf(webhookSecret, raw) }, raw }
    },
  }
})
afterAll(() => on.stop())

describe('the sandbox', () => portSuite(() => bench))
