import * as z from 'zod/mini'
import { type SupportOverviewDto, supportOverviewDto } from '#contract/child-support/child-support.ts'
import { type ExpenseDto, expenseDto } from '#contract/expenses/expenses.ts'
import { familyDto } from '#contract/families.ts'
import { type PaymentDto, paymentDto } from '#contract/payments/payments.ts'
import { dateIn } from '#domain/time.ts'
import type { Random } from '#server/seed/random.ts'
import type { Client, ClientRequest } from '../client.ts'
import { inputGeneratorFor } from '../input-generator.ts'
import { paymentMoves } from '../moves.ts'
import type { PaymentsLedger } from './ledger.ts'

export const expenses = '/pub/v1/expenses'
export const supportOrders = '/pub/v1/support-orders'

/** Maps an accepted command to the payment's status; the bank decides about transfers. */
const ends: Readonly<Record<string, string>> = {
  'payment.confirm': 'confirmed',
  'payment.refuse': 'refused',
  'payment.void': 'void',
  'payment.stop': 'stopping',
}

type Dependencies = {
  readonly person: Client
  /** Lists the person's own accounts, any of which may be chosen. */
  readonly accounts: readonly string[]
  readonly random: Random
  readonly ledger: PaymentsLedger
  /** Returns the server's time. */
  readonly now: () => string
}

/** Gives the actions of one parent what they need. */
export const actionContextOf = async ({ person, accounts, random, ledger, now }: Dependencies) => {
  const home = z.parse(familyDto, (await person.send({ method: 'GET', path: '/pub/v1/family' })).body)
  const form = inputGeneratorFor(home, random, ledger.marker)

  /**
   * Resolves with undefined after a refusal because somebody else was faster or a limit is reached. Any other refusal
   * is an error.
   */
  const accepted = async (sending: ClientRequest): Promise<unknown> => {
    const { status, body } = await person.send(sending)
    if (status < 300) return body
    if (status !== 409) throw new Error(`${sending.path} answered ${status}: ${JSON.stringify(body)}`)
    ledger.refused()
    return undefined
  }
  const post = (path: string, body: object) => accepted({ method: 'POST', path, body })
  const read = async (path: string): Promise<unknown> => (await person.send({ method: 'GET', path })).body

  const readExpense = async (id: string): Promise<ExpenseDto | undefined> => {
    const got = await person.send({ method: 'GET', path: `${expenses}/${id}` })
    if (got.status === 200) return z.parse(expenseDto, got.body)
    const opened = await accepted({ method: 'POST', path: `${expenses}/${id}/open` })
    return opened === undefined ? undefined : z.parse(expenseDto, opened)
  }

  return {
    person,
    accounts,
    random,
    ledger,
    home,
    form,
    post,
    read,
    readExpense,
    /** Returns the family's date. */
    today: () => dateIn(now(), home.timeZone),
    /** Returns some opened expenses of the run, mostly recent ones, so that some have a long history. */
    someExpenses: async (): Promise<ExpenseDto[]> => {
      const all = ledger.acknowledged.flatMap((one) => (one.what === 'created' ? [one.id] : []))
      const from = random.chance(0.8) ? all.slice(-40) : all
      const some = [random.pick(from), random.pick(from), random.pick(from)].flatMap((id) => id ?? [])
      return (await Promise.all([...new Set(some)].map(readExpense))).flatMap((item) => item ?? [])
    },
    support: async (): Promise<SupportOverviewDto> => z.parse(supportOverviewDto, await read(supportOrders)),
    /** Sends any command that the payment's chart allows this person. */
    answer: async (payment: PaymentDto | undefined): Promise<void> => {
      const move = payment && random.pick(paymentMoves(payment, form).filter(({ allowed }) => allowed))
      if (!payment || !move) return
      const body = await post(`/pub/v1/payments/${payment.id}/events`, move.command)
      if (body === undefined) return
      const { id, version } = z.parse(paymentDto, body)
      ledger.add({ what: 'answered', paymentId: id, version, to: ends[move.command.type] ?? '' })
    },
  }
}
export type ActionContext = Awaited<ReturnType<typeof actionContextOf>>

/** Describes one kind of action of a parent. `weight` says how often it is chosen. */
export type Action = { readonly weight: number; readonly run: () => Promise<void> }
