import * as z from 'zod/mini'
import { type ExpenseDto, expenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { type PaymentDto, paymentDto, paymentRoutes } from '#contract/payments/payments.ts'
import { transfersOf } from '#server/features/payments/payments.transfers.ts'
import type { TestApp } from '../app.ts'
import type { TestAnswer, TestClient } from '../client.ts'
import { addBankAccount, verify } from '../payment-accounts.ts'
import { type Stage, stage } from '../stage.ts'
import { afterBusinessDays } from './bank.ts'

/** Signs a person up at the sandbox. Resolves with the id of their bank account. */
const signUp = async (client: TestClient, accountNumber: string): Promise<string> => {
  await verify(client)
  const added = await addBankAccount(client, { accountNumber })
  const [account] = z.parse(z.object({ bankAccounts: z.array(z.object({ id: z.string() })) }), added.body).bankAccounts
  if (!account) throw new Error(`no account was added: ${added.text}`)
  return account.id
}

/**
 * Prepares parents who can send each other money through the sandbox, and expenses for Dana to pay. `numbers` are
 * account numbers that control the sandbox (docs/sandbox.md).
 */
export const readyBank = async (app: TestApp, numbers: { dana?: string; sam?: string } = {}) => {
  const on: Stage = await stage(app)
  const clients = { dana: await app.as(on.dana.personId), sam: await app.as(on.sam.personId) }
  const [danas, sams] = await Promise.all([
    signUp(clients.dana, numbers.dana ?? '1000200030'),
    signUp(clients.sam, numbers.sam ?? '1000200031'),
  ])
  const follow = transfersOf(app.deps)

  const item = async (id: string, who: keyof typeof clients = 'dana'): Promise<ExpenseDto> => {
    const answer = await clients[who].call(expenseRoutes.open, { params: { id } })
    return z.parse(expenseDto, answer.body)
  }
  /** Creates an expense of Sam's of which Dana owes half. */
  const approved = async (total = 285_00): Promise<ExpenseDto> => {
    const id = await on.record(on.sam, { total })
    await item(id)
    await on.send('expense', on.dana, id, { type: 'expense.approve', owed: Math.floor(total / 2) })
    return item(id)
  }
  const pay = (seen: ExpenseDto, amount: number, bankAccountId = danas): Promise<TestAnswer> => {
    const command = { type: 'expense.pay', version: seen.version, amount, method: 'bank', bankAccountId } as const
    return clients.dana.call(expenseRoutes.events, { params: { id: seen.id }, body: command })
  }
  const paymentOf = ({ body }: TestAnswer): PaymentDto => {
    const { payments } = z.parse(expenseDto, body)
    const last = payments.at(-1)
    if (!last) throw new Error('nothing was paid')
    return last
  }
  const payment = async (id: string, who: keyof typeof clients = 'dana'): Promise<PaymentDto> =>
    z.parse(paymentDto, (await clients[who].call(paymentRoutes.get, { params: { id } })).body)

  return {
    app,
    on,
    clients,
    danas,
    sams,
    item,
    approved,
    pay,
    payment,
    paymentOf,
    /** Dana sends this much of it, and the job calls the bank. Resolves with the payment's id. */
    send: async (seen: ExpenseDto, amount: number): Promise<string> => {
      const { id } = paymentOf(await pay(seen, amount))
      await follow({ familyId: on.family.id, paymentId: id })
      return id
    },
    follow: (paymentId: string) => follow({ familyId: on.family.id, paymentId }),
    /** Advances the clock and signs both in again. */
    later: async (ms: number) => {
      app.clock.forward(ms)
      clients.dana = await app.as(on.dana.personId)
      clients.sam = await app.as(on.sam.personId)
    },
    businessDays: (days: number) => afterBusinessDays(app, days),
  }
}
export type ReadyBank = Awaited<ReturnType<typeof readyBank>>
