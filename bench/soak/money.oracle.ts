import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Acknowledged } from './ledger.ts'

/** Records one expense independently of the server, in minor units. */
export type Booked = {
  readonly id: string
  readonly debtor: string
  total: number
  owed: number
  readonly payments: Map<string, BookedPayment>
  /** False when declined, withdrawn, deleted or private. */
  counts: boolean
  /** Begins at 1 and rises with each event of the expense and of its payments. */
  version: number
}
export type BookedPayment = { readonly amount: number; status: string; version: number }

type Moved = Extract<Acknowledged, { what: 'moved' }>

/** Computes in integers without the product's own arithmetic; the odd cent is the creator's. */
const owedOf = (total: number, creatorPercent: number): number =>
  Number((BigInt(total) * BigInt(10_000 - Math.round(creatorPercent * 100))) / 10_000n)

type Percent = (categoryId: string) => number

const opening = ({ expense, typed }: Extract<Acknowledged, { what: 'created' }>, percent: Percent): Booked => {
  const other = expense.shares.find(({ personId }) => personId !== expense.createdBy)
  return {
    id: expense.id,
    debtor: other?.personId ?? '',
    total: typed.total,
    owed: owedOf(typed.total, percent(typed.categoryId)),
    payments: new Map(),
    counts: !typed.private,
    version: 1,
  }
}

const unseen = (booked: Booked, expense: ExpenseDto | null) =>
  (expense?.payments ?? []).filter(({ id }) => !booked.payments.has(id))

/**
 * Books a payment that a command began: the answer names it by its number, or as the one reimbursement not yet booked.
 */
const bookPayment = (booked: Booked, { command, expense }: Moved) => {
  if (command.type === 'expense.pay' && command.method === 'check') {
    const made = unseen(booked, expense).find(({ number }) => number === command.number)
    booked.payments.set(made?.id ?? '', { amount: command.amount, status: 'unconfirmed', version: 1 })
  }
  if (command.type === 'expense.markReimbursed') {
    const made = unseen(booked, expense).find(({ method }) => method === 'reimbursed')
    booked.payments.set(made?.id ?? '', { amount: command.remaining, status: 'reimbursed', version: 1 })
  }
}

const bookMove = (booked: Booked, moved: Moved, percent: Percent) => {
  const { command } = moved
  const begins = command.type === 'expense.pay' || command.type === 'expense.markReimbursed'
  booked.version += begins ? 2 : 1
  if (command.type === 'expense.edit') {
    booked.total = command.total
    booked.owed = owedOf(command.total, percent(command.categoryId))
  }
  if (command.type === 'expense.share') booked.counts = true
  if (['expense.decline', 'expense.withdraw', 'expense.delete'].includes(command.type)) booked.counts = false
  bookPayment(booked, moved)
}

const ends = {
  'payment.confirm': 'confirmed',
  'payment.refuse': 'refused',
  'payment.void': 'void',
  'payment.stop': 'stopped',
}

/** Builds a family's books from its acknowledged events in the order of each item's versions. */
export const booksOf = (acknowledged: readonly Acknowledged[], percent: Percent): Map<string, Booked> => {
  const books = new Map<string, Booked>()
  for (const event of acknowledged) if (event.what === 'created') books.set(event.expense.id, opening(event, percent))
  const moves = acknowledged.flatMap((event) => (event.what === 'moved' ? [event] : []))
  for (const moved of moves.toSorted((a, b) => a.command.version - b.command.version)) {
    const booked = books.get(moved.id)
    if (booked) bookMove(booked, moved, percent)
  }
  const settling = acknowledged.flatMap((event) => (event.what === 'paid' ? [event] : []))
  for (const { command, payment } of settling.toSorted((a, b) => a.command.version - b.command.version)) {
    const booked = books.get(payment.allocations[0]?.expenseId ?? '')
    const known = booked?.payments.get(payment.id)
    if (!booked || !known) continue
    known.status = ends[command.type]
    known.version += 1
    booked.version += 1
  }
  return books
}

const sumOf = ({ payments }: Booked, statuses: readonly string[]) =>
  [...payments.values()].reduce((sum, { amount, status }) => (statuses.includes(status) ? sum + amount : sum), 0)

export const settledOf = (booked: Booked): number => sumOf(booked, ['confirmed', 'reimbursed'])
export const checksOf = (booked: Booked): number => sumOf(booked, ['unconfirmed'])

/** Returns what each person still owes of the run's expenses. */
export const debts = (books: ReadonlyMap<string, Booked>): Map<string, number> => {
  const owing = new Map<string, number>()
  for (const booked of books.values())
    if (booked.counts) owing.set(booked.debtor, (owing.get(booked.debtor) ?? 0) + booked.owed - settledOf(booked))
  return owing
}

export type ExpenseAsStored = {
  readonly id: string
  readonly total: number
  readonly owed: number
  readonly version: number
}
export type PaymentAsStored = {
  readonly id: string
  readonly expenseId: string
  readonly amount: number
  readonly status: string
  readonly version: number
}

const differs = (what: string, stored: object, booked: object): string[] =>
  JSON.stringify(stored) === JSON.stringify(booked)
    ? []
    : [`${what}: stored ${JSON.stringify(stored)}, booked ${JSON.stringify(booked)}`]

/** Compares the rows with the books, to the cent and to the version. */
export const moneyFindings = (
  books: ReadonlyMap<string, Booked>,
  expenses: readonly ExpenseAsStored[],
  payments: readonly PaymentAsStored[],
): string[] => {
  const booked = [...books.values()]
  return [
    ...booked.flatMap(({ id, total, owed, version }) => {
      const row = expenses.find((expense) => expense.id === id)
      return row ? differs(`expense ${id}`, row, { id, total, owed, version }) : [`expense ${id}: there is no row`]
    }),
    ...payments.flatMap(({ id, expenseId, ...row }) => {
      const known = books.get(expenseId)?.payments.get(id)
      if (!known) return [`payment ${id}: nobody was told of it`]
      const { amount, status, version } = known
      return differs(`payment ${id}`, row, { amount, status, version })
    }),
    ...(expenses.length === booked.length ? [] : [`${expenses.length} expenses are stored, ${booked.length} booked`]),
  ]
}

/** Checks that nothing is paid or on its way beyond what is owed, by the rows alone and by the books alone. */
export const overpaid = (
  books: ReadonlyMap<string, Booked>,
  expenses: readonly ExpenseAsStored[],
  payments: readonly PaymentAsStored[],
): string[] => {
  const live = ['confirmed', 'reimbursed', 'unconfirmed']
  const stored = expenses.flatMap(({ id, owed }) => {
    const own = payments.filter(({ expenseId, status }) => expenseId === id && live.includes(status))
    const paid = own.reduce((sum, { amount }) => sum + amount, 0)
    return paid > owed ? [`expense ${id}: ${paid} paid or on its way, ${owed} owed`] : []
  })
  const booked = [...books.values()].filter((each) => settledOf(each) + checksOf(each) > each.owed)
  return [...stored, ...booked.map(({ id }) => `expense ${id}: the books say that too much was paid`)]
}
