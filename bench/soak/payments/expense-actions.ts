import * as z from 'zod/mini'
import { type ExpenseDto, expenseDto } from '#contract/expenses/expenses.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { expenseMoves } from '../moves.ts'
import { type Action, type ActionContext, expenses } from './action-context.ts'

export const isPaidBy = ({ you, status }: ExpenseDto): boolean =>
  you.party === 'other' && status.startsWith('approved.')

/** Shares expenses, approves them, pays them singly and together, and answers payments. */
export const expenseActions = (context: ActionContext): readonly Action[] => {
  const { ledger, random, home, form, accounts, post } = context

  const create = async () => {
    const typed = { ...form.expense(), total: random.between(2, 400), private: false }
    const body = await post(expenses, typed)
    if (body === undefined) return
    const { id, shares, createdBy } = z.parse(expenseDto, body)
    const percent =
      home.categories.find(({ id: category }) => category === typed.categoryId)?.creatorPercent ?? Number.NaN
    const debtor = shares.find(({ personId }) => personId !== createdBy)?.personId ?? ''
    ledger.add({ what: 'created', id, debtor, total: typed.total, percent })
  }

  /** Pays by bank three times out of four; the note distinguishes each payment. */
  const manner = () => {
    const marker = ledger.marker()
    const bankAccountId = random.pick(accounts)
    return random.chance(0.75) && bankAccountId !== undefined
      ? ({ method: 'bank', marker, how: { method: 'bank', bankAccountId, note: marker } } as const)
      : ({ method: 'check', marker, how: { method: 'check', note: marker } } as const)
  }

  const pay = async () => {
    const own = (await context.someExpenses()).find((item) => isPaidBy(item) && payableOf(item.facts) > 0)
    if (!own) return approve()
    const payable = payableOf(own.facts)
    const amount = random.chance(0.4) ? payable : random.between(1, payable)
    const { method, marker, how } = manner()
    const command = { type: 'expense.pay', version: own.version, amount, ...how }
    if ((await post(`${expenses}/${own.id}/events`, command)) === undefined) return
    ledger.add({ what: 'paid', method, marker, amount, parts: [{ expenseId: own.id, amount }], order: null })
  }

  const paySeveral = async () => {
    const whole = (await context.someExpenses())
      .filter(isPaidBy)
      .map(({ id, version, facts }) => ({ id, version, amount: payableOf(facts) }))
      .filter(({ amount }) => amount > 0)
    if (whole.length < 2) return
    const { method, marker, how } = manner()
    const parts = whole.map(({ id: expenseId, amount }) => ({ expenseId, amount }))
    const amount = whole.reduce((sum, one) => sum + one.amount, 0)
    if ((await post('/pub/v1/payments', { ...how, expenses: whole })) !== undefined)
      ledger.add({ what: 'paid', method, marker, amount, parts, order: null })
  }

  const approve = async () => {
    for (const item of await context.someExpenses()) {
      const move = expenseMoves(item, form).find(({ command }) => command.type === 'expense.approve')
      if (move?.allowed && (await post(`${expenses}/${item.id}/events`, move.command)) !== undefined)
        ledger.add({ what: 'approved', id: item.id })
    }
  }

  const answer = async () => {
    for (const item of await context.someExpenses()) await context.answer(random.pick(item.payments))
  }

  return [
    { weight: 3, run: create },
    { weight: 3, run: approve },
    { weight: 6, run: pay },
    { weight: 2, run: paySeveral },
    { weight: 3, run: answer },
  ]
}
