import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import type { PaymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import { paymentAccountRoutes as routes } from '#contract/payment-accounts/payment-accounts.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sandboxPath } from '#server/bank/sandbox/routes.ts'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import type { Api } from './api.ts'
import { names, type Role } from './family.ts'
import type { Server } from './server.ts'

type Parent = Extract<Role, 'creator' | 'other'>
type Without<Command> = Command extends unknown ? Omit<Command, 'version'> : never

const born = '1988-04-12'
const home = { line1: '120 West 105th St', line2: null, city: 'New York', state: 'NY', postalCode: '10025' } as const
const email = 'parent@example.com'
const answers: readonly Without<PaymentAccountCommand>[] = [
  { type: 'paymentAccount.signUp' },
  { type: 'paymentAccount.giveBirth', dateOfBirth: born },
  { type: 'paymentAccount.giveEmail', email, emailAgain: email },
  { type: 'paymentAccount.giveAddress', ...home },
  { type: 'paymentAccount.submit', lastFour: '6789', terms: true },
]

/**
 * Signs a parent up in the same steps as the screens, with one bank account. `accountNumber` controls the sandbox:
 * docs/sandbox.md.
 */
const signUp = async (api: Api, firstName: string, accountNumber: string): Promise<void> => {
  const name = { type: 'paymentAccount.giveName', firstName, lastName: 'Story' } as const
  const [first, ...rest] = answers
  for (const command of [first, name, ...rest]) {
    if (!command) continue
    const { id, version } = await api.call(routes.own, {})
    await api.call(routes.events, { params: { id }, body: { ...command, version } })
  }
  await api.call(sessionRoutes.confirmPassword, { body: { password: demoPassword } })
  const account = { name: 'Household', type: 'checking', routingNumber: '222222226', accountNumber } as const
  await api.call(routes.addBankAccount, { body: account })
}

const book = z.object({ transfers: z.array(z.object({ ref: z.string(), amount: z.number() })) })

/** Controls the sandbox bank through its own API; its effects reach the product only by webhooks. */
export const bankOf = ({ url, deps }: Server, apiOf: (role: Role) => Promise<Api>) => {
  const control = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const { apiKey } = await sandboxSecrets(deps.config.dataDir)
    const headers = { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}${sandboxPath}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    })
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`)
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  const transfers = async () => z.parse(book, await control('GET', '/book')).transfers
  // The bank is shared by all tests of a worker, so its earlier transfers are ignored.
  const before = transfers().then((known) => new Set(known.map(({ ref }) => ref)))
  before.catch(() => 'only who asks for it needs it')
  const amounts = async () => {
    const known = await before
    return (await transfers()).filter(({ ref }) => !known.has(ref)).map(({ amount }) => amount)
  }
  return {
    /** Makes both parents able to send and receive, or only those named. */
    ready: async (numbers: Partial<Record<Parent, string>> = { other: '1000200030', creator: '1000200031' }) => {
      for (const [role, number] of Object.entries(numbers))
        if (role === 'other' || role === 'creator') await signUp(await apiOf(role), names[role], number)
    },
    /** Waits until the transfer has reached the bank. */
    has: (amount: number) => expect.poll(amounts, { timeout: 20_000 }).toContain(amount),
    businessDays: (businessDays: number) => control('POST', '/clock', { businessDays }),
  }
}
export type Bank = ReturnType<typeof bankOf>
