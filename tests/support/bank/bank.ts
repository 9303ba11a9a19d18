import type { BankAccountDetails, CustomerDetails } from '#server/bank/provider.ts'
import { sandboxPath } from '#server/bank/sandbox/routes.ts'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { drainInbox } from '#server/inbox/inbox.ts'
import { inboxHandlersOf } from '#server/jobs/inbox-handlers.ts'
import type { TestApp } from '../app.ts'

/** Controls the sandbox through its HTTP API, as an operator would. */
export const controlsOf = async ({ app, deps }: Pick<TestApp, 'app' | 'deps'>) => {
  const { apiKey } = await sandboxSecrets(deps.config.dataDir)
  return async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${apiKey}` }
    const answer = await app.inject({ method, url: `${sandboxPath}${path}`, headers, ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`the sandbox answered ${answer.statusCode}`)
    return answer.payload ? answer.json() : undefined
  }
}

/** Advances the bank's clock and handles all resulting webhooks. */
export const afterBusinessDays = async (on: Pick<TestApp, 'app' | 'deps'>, businessDays: number): Promise<void> => {
  const control = await controlsOf(on)
  await control('POST', '/clock', { businessDays })
  await drainInbox(on.deps, inboxHandlersOf(on.deps))
}

/** Sends the bank's pending webhooks and handles them. */
export const deliverWebhooks = async (on: Pick<TestApp, 'app' | 'deps'>): Promise<void> => {
  const control = await controlsOf(on)
  await control('POST', '/deliver')
  await drainInbox(on.deps, inboxHandlersOf(on.deps))
}

/** Describes a person whom the sandbox verifies at once; another national ID makes it ask for more. */
export const customerDetails = (nationalId = '1234'): CustomerDetails => ({
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana.reyes@example.com',
  dateOfBirth: '1985-04-12',
  address: {
    line1: '12 Elm Street',
    line2: null,
    city: 'New York',
    state: 'NY',
    postalCode: '10001',
    countryCode: 'US',
  },
  nationalId,
})

export const bankAccountDetails = (accountNumber = '1000200030'): BankAccountDetails => ({
  type: 'checking',
  name: 'Everyday',
  routingNumber: '222222226',
  accountNumber,
})
