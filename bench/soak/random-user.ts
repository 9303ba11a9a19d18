import * as z from 'zod/mini'
import {
  type ExpenseCommand,
  type ExpenseDto,
  type ExpenseSummaryDto,
  expenseDto,
  expensePageDto,
} from '#contract/expenses/expenses.ts'
import { type FamilyDto, familyDto } from '#contract/families.ts'
import { type PaymentCommand, type PaymentDto, paymentDto } from '#contract/payments/payments.ts'
import type { Random } from '#server/seed/random.ts'
import type { Answer } from './attempts.ts'
import type { Client } from './client.ts'
import { inputGeneratorFor } from './input-generator.ts'
import { isOurs, type Ledger } from './ledger.ts'
import { expenseMoves, type Possible, paymentMoves } from './moves.ts'
import { uploadedBy } from './upload.ts'

/** One parent who sends random commands. */
export type RandomUser = { readonly family: FamilyDto; act(): Promise<void> }

/**
 * The server may refuse with these because somebody else was faster or the chart refuses. Anything else is an error.
 */
const expectedRefusals = [409]

const expenses = '/pub/v1/expenses'

export const randomUserFor = async (person: Client, random: Random, ledger: Ledger): Promise<RandomUser> => {
  const familyAnswer = await person.send({ method: 'GET', path: '/pub/v1/family' })
  const home = z.parse(familyDto, familyAnswer.body)
  const form = inputGeneratorFor(home, random, ledger.uniqueText)
  const actor = person.id

  const accepted = ({ status, body }: Answer, path: string): boolean => {
    if (status < 300) return true
    if (!expectedRefusals.includes(status)) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    ledger.refused()
    return false
  }

  const create = async () => {
    const typed = form.expense()
    const answer = await person.send({ method: 'POST', path: expenses, body: typed })
    if (accepted(answer, expenses))
      ledger.add({ what: 'created', actor, typed, expense: z.parse(expenseDto, answer.body) })
  }

  /** Returns the item as this person may see it, and opens it if they have not. */
  const readExpense = async ({ id, you }: ExpenseSummaryDto): Promise<ExpenseDto | undefined> => {
    const got = await person.send({ method: 'GET', path: `${expenses}/${id}` })
    if (got.status === 200) return z.parse(expenseDto, got.body)
    if (you.party !== 'other') return undefined
    const opened = await person.send({ method: 'POST', path: `${expenses}/${id}/open` })
    if (!accepted(opened, `${expenses}/${id}/open`)) return undefined
    const expense = z.parse(expenseDto, opened.body)
    ledger.add({ what: 'opened', actor, expense })
    return expense
  }

  const receipt = () => uploadedBy(person, 'receipt.pdf', `%PDF-1.4\n% ${form.uniqueText()}\n%%EOF\n`)

  /**
   * Chooses mostly what the chart allows; sometimes what it refuses or an old version, both of which must be refused.
   */
  const choose = <Command extends { version: number }>(possible: Possible<Command>[]) => {
    if (random.chance(0.05)) {
      const wrong = random.pick(possible.filter(({ allowed }) => !allowed))
      return wrong && { command: wrong.command, expected: false }
    }
    const right = heaviest(possible, random)
    if (right && random.chance(0.03))
      return { command: { ...right.command, version: right.command.version - 1 }, expected: false }
    return right && { command: right.command, expected: true }
  }

  const moveExpense = async (item: ExpenseDto) => {
    const chosen = choose<ExpenseCommand>(expenseMoves(item, form))
    if (!chosen) return
    const command =
      chosen.command.type === 'expense.addReceipt' ? { ...chosen.command, receipts: [await receipt()] } : chosen.command
    const path = `${expenses}/${item.id}/events`
    const answer = await person.send({ method: 'POST', path, body: command })
    if (!accepted(answer, path)) return
    if (!chosen.expected) throw new Error(`${command.type} was accepted although its chart refuses it`)
    const expense = z.parse(z.nullable(expenseDto), answer.body)
    ledger.add({ what: 'moved', actor, id: item.id, command, expense })
  }

  const movePayment = async (item: PaymentDto) => {
    const chosen = choose<PaymentCommand>(paymentMoves(item, form))
    if (!chosen) return
    const path = `/pub/v1/payments/${item.id}/events`
    const answer = await person.send({ method: 'POST', path, body: chosen.command })
    if (!accepted(answer, path)) return
    if (!chosen.expected) throw new Error(`${chosen.command.type} was accepted although its chart refuses it`)
    ledger.add({ what: 'paid', actor, command: chosen.command, payment: z.parse(paymentDto, answer.body) })
  }

  const act = async () => {
    if (random.chance(0.12)) return create()
    const show = random.pick(['outstanding', 'outstanding', 'settled', 'all']) ?? 'all'
    const page = await person.send({ method: 'GET', path: `${expenses}?limit=100&show=${show}` })
    const ours = z.parse(expensePageDto, page.body).items.filter(({ name }) => isOurs(name))
    const row = random.pick(ours)
    const item = row && (await readExpense(row))
    if (!item) return create()
    const payment = random.chance(0.5) ? random.pick(item.payments) : undefined
    return payment ? movePayment(payment) : moveExpense(item)
  }
  return { family: home, act }
}

const heaviest = <Command>(possible: Possible<Command>[], random: Random): Possible<Command> | undefined => {
  const allowed = possible.filter((one) => one.allowed)
  let left = random.next() * allowed.reduce((sum, { weight }) => sum + weight, 0)
  return allowed.find(({ weight }) => {
    left -= weight
    return left < 0
  })
}
