import { drainInbox } from '#server/bank/inbox.ts'
import type { BankAccountDetails, CustomerDetails } from '#server/bank/provider.ts'
import { sandboxPath } from '#server/bank/sandbox/routes.ts'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { inboxHandlersOf } from '#server/jobs/inbox-handlers.ts'
import type { TestApp } from './app.ts'

/** The sandbox's own controls, over its HTTP interface as an operator would use them. */
export const controlsOf = async ({ app, deps }: Pick<TestApp, 'app' | 'deps'>) => {
  const { apiKey } = await sandboxSecrets(deps.config.dataDir)
  return async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${apiKey}` }
    const answer = await app.inject({ method, url: `${sandboxPath}${path}`, headers, ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`the sandbox answered ${answer.statusCode}`)
    return answer.payload ? answer.json() : undefined
  }
}

/** Moves the bank's clock, and deals with everything it tells of that. */
export const afterBusinessDays = async (on: Pick<TestApp, 'app' | 'deps'>, businessDays: number): Promise<void> => {
  const control = await controlsOf(on)
  await control('POST', '/clock', { businessDays })
  await drainInbox(on.deps, inboxHandlersOf(on.deps))
}

/** Sends what the bank has to tell now, and deals with it. */
export const bankTells = async (on: Pick<TestApp, 'app' | 'deps'>): Promise<void> => {
  const control = await controlsOf(on)
  await control('POST', '/deliver')
  await drainInbox(on.deps, inboxHandlersOf(on.deps))
}

/** A person whom the sandbox verifies at once; another national ID asks for more. */
export const customerDetails = (nationalId = '1234'): CustomerDetails => ({
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana.reyes@example.com',
  dateOfBirth: '1985-04-12',
  address: { line1: '12 Elm Street', line2: null, city: 'New York', state: 'NY', postalCode: '10001' },
  nationalId,
})

export const bankAccountDetails = (accountNumber = '1000200030'): BankAccountDetails => ({
  type: 'checking',
  name: 'Everyday',
  routingNumber: '222222226',
  accountNumber,
})
