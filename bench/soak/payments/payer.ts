import * as z from 'zod/mini'
import { type ExpenseItem, expenseItem, expensePage } from '#contract/expenses.ts'
import { family } from '#contract/families.ts'
import { paymentItem } from '#contract/payments.ts'
import { payableOf } from '#machines/expense/expense.facts.ts'
import type { Random } from '#server/seed/random.ts'
import { isOurs } from '../ledger.ts'
import { expenseMoves, paymentMoves } from '../moves.ts'
import type { Person, Sending } from '../person.ts'
import { typistFor } from '../typist.ts'
import type { PaymentsLedger } from './ledger.ts'

const expenses = '/pub/v1/expenses'

/** What a command of a payment makes of it where it is accepted; what becomes of a transfer is the bank's word. */
const ends: Readonly<Record<string, string>> = {
  'payment.confirm': 'confirmed',
  'payment.refuse': 'refused',
  'payment.void': 'void',
  'payment.stop': 'stopping',
}

type Needs = {
  readonly person: Person
  /** Their own, any of which may be chosen. */
  readonly accounts: readonly string[]
  readonly random: Random
  readonly ledger: PaymentsLedger
}

/** One parent who shares expenses, approves, pays by bank and by check, stops, confirms and refuses, in any order. */
export const payerFor = async ({ person, accounts, random, ledger }: Needs) => {
  const home = z.parse(family, (await person.send({ method: 'GET', path: '/pub/v1/family' })).body)
  const typist = typistFor(home, random, ledger.word)

  /** Undefined: refused, as somebody else was faster or a limit is reached. Anything but that is a fault. */
  const accepted = async (sending: Sending): Promise<unknown> => {
    const { status, body } = await person.send(sending)
    if (status < 300) return body
    if (status !== 409) throw new Error(`${sending.path} answered ${status}: ${JSON.stringify(body)}`)
    ledger.refused()
    return undefined
  }
  const post = (path: string, body: object) => accepted({ method: 'POST', path, body })

  const create = async () => {
    const typed = { ...typist.expense(), total: random.between(2, 400), private: false }
    const body = await post(expenses, typed)
    if (body === undefined) return
    const { id, shares, createdBy } = z.parse(expenseItem, body)
    const percent =
      home.categories.find(({ id: category }) => category === typed.categoryId)?.creatorPercent ?? Number.NaN
    const debtor = shares.find(({ personId }) => personId !== createdBy)?.personId ?? ''
    ledger.add({ what: 'created', id, debtor, total: typed.total, percent })
  }

  const look = async (id: string): Promise<ExpenseItem | undefined> => {
    const got = await person.send({ method: 'GET', path: `${expenses}/${id}` })
    if (got.status === 200) return z.parse(expenseItem, got.body)
    const opened = await accepted({ method: 'POST', path: `${expenses}/${id}/open` })
    return opened === undefined ? undefined : z.parse(expenseItem, opened)
  }

  /** By bank three times of four; the note tells one payment from every other. */
  const manner = () => {
    const word = ledger.word()
    const bankAccountId = random.pick(accounts)
    return random.chance(0.75) && bankAccountId !== undefined
      ? ({ method: 'bank', word, how: { method: 'bank', bankAccountId, note: word } } as const)
      : ({ method: 'check', word, how: { method: 'check', note: word } } as const)
  }

  const pay = async ({ id, version, facts }: ExpenseItem) => {
    const payable = payableOf(facts)
    if (payable <= 0) return
    const amount = random.chance(0.4) ? payable : random.between(1, payable)
    const { method, word, how } = manner()
    const body = await post(`${expenses}/${id}/events`, { type: 'expense.pay', version, amount, ...how })
    if (body !== undefined) ledger.add({ what: 'paid', method, word, parts: [{ expenseId: id, amount }] })
  }

  const paySeveral = async (items: readonly ExpenseItem[]) => {
    const whole = items
      .map(({ id, version, facts }) => ({ id, version, amount: payableOf(facts) }))
      .filter(({ amount }) => amount > 0)
    if (whole.length < 2) return
    const { method, word, how } = manner()
    const body = await post('/pub/v1/payments', { ...how, expenses: whole })
    const parts = whole.map(({ id: expenseId, amount }) => ({ expenseId, amount }))
    if (body !== undefined) ledger.add({ what: 'paid', method, word, parts })
  }

  const approve = async (item: ExpenseItem) => {
    const move = expenseMoves(item, typist).find(({ command }) => command.type === 'expense.approve')
    if (!move?.allowed) return
    if ((await post(`${expenses}/${item.id}/events`, move.command)) !== undefined)
      ledger.add({ what: 'approved', id: item.id })
  }

  const answer = async (item: ExpenseItem) => {
    const payment = random.pick(item.payments)
    const move = payment && random.pick(paymentMoves(payment, typist).filter(({ allowed }) => allowed))
    if (!payment || !move) return
    const body = await post(`/pub/v1/payments/${payment.id}/events`, move.command)
    if (body === undefined) return
    const { id } = z.parse(paymentItem, body)
    ledger.add({ what: 'answered', paymentId: id, to: ends[move.command.type] ?? '' })
  }

  const open = async () => {
    const page = await person.send({ method: 'GET', path: `${expenses}?limit=100&show=all` })
    return z.parse(expensePage, page.body).items.filter(({ name }) => isOurs(name))
  }

  const act = async () => {
    const rows = await open()
    if (rows.length < 3 || random.chance(0.15)) return create()
    const some = [random.pick(rows), random.pick(rows), random.pick(rows)].flatMap((row) => row?.id ?? [])
    const items = (await Promise.all([...new Set(some)].map(look))).flatMap((item) => item ?? [])
    const [first] = items
    if (!first) return
    const mine = items.filter(({ you, status }) => you.party === 'other' && status.startsWith('approved.'))
    if (mine.length > 1 && random.chance(0.2)) return paySeveral(mine)
    if (random.chance(0.35)) return answer(first)
    const [own] = mine
    return own && random.chance(0.7) ? pay(own) : approve(first)
  }
  return { act, family: home }
}
