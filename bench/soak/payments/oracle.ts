import type { BankBook, BookedTransfer } from '#contract/dev-bank.ts'
import type { Told } from './ledger.ts'
import type { StoredExpense, StoredPayment } from './stored.ts'

type Paid = Extract<Told, { what: 'paid' }>

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const paidIn = (told: readonly Told[]): Paid[] => told.flatMap((one) => (one.what === 'paid' ? [one] : []))
const sorted = (parts: Paid['parts']) =>
  JSON.stringify(parts.toSorted((a, b) => a.expenseId.localeCompare(b.expenseId)))

/** Each payment that somebody was told of is there once, with the amounts they saw, and there is no other. */
export const acknowledgedFindings = (told: readonly Told[], payments: readonly StoredPayment[]): string[] => {
  const byWord = Map.groupBy(payments, ({ note }) => note)
  const words = new Set(paidIn(told).map(({ word }) => word))
  const missing = paidIn(told).flatMap(({ word, method, parts }) => {
    const [row, ...more] = byWord.get(word) ?? []
    if (!row || more.length > 0) return [`payment ${word}: told once, stored ${more.length + (row ? 1 : 0)} times`]
    if (row.method !== method || row.amount !== sum(parts.map(({ amount }) => amount)))
      return [`payment ${word}: not as told`]
    return sorted(row.parts) === sorted(parts) ? [] : [`payment ${word}: of other expenses than was told`]
  })
  const untold = payments.filter(({ note }) => !words.has(note)).map(({ note }) => `payment ${note}: nobody was told`)
  return [...missing, ...untold]
}

const stands: Readonly<Record<string, BookedTransfer['status'][]>> = {
  paid: ['paid'],
  returned: ['returned'],
  failed: ['failed'],
  stopped: ['cancelled'],
}
/** What the bank never took needs no transfer: stopped before it was asked, or refused. */
const mayBeUnknown = ['failed', 'stopped']

/** The bank's own ledger against the payments: none sent twice, none sent that nobody ordered, each ended alike on both sides. */
export const bankFindings = ({ transfers }: BankBook, payments: readonly StoredPayment[]): string[] => {
  const byKey = Map.groupBy(transfers, ({ key }) => key)
  const known = new Set(payments.map(({ id }) => id))
  const sent = payments
    .filter(({ method }) => method === 'bank')
    .flatMap(({ id, note, status, amount, returnCode }) => {
      const [transfer, ...more] = byKey.get(id) ?? []
      if (more.length > 0) return [`payment ${note}: sent ${more.length + 1} times`]
      if (!transfer)
        return mayBeUnknown.includes(status) ? [] : [`payment ${note}: ${status}, and the bank knows nothing of it`]
      if (transfer.amount !== amount) return [`payment ${note}: ${amount} ordered, ${transfer.amount} sent`]
      if (!stands[status]?.includes(transfer.status))
        return [`payment ${note}: ${status} here, ${transfer.status} at the bank`]
      return status !== 'returned' || transfer.code === returnCode
        ? []
        : [`payment ${note}: returned with another code`]
    })
  const strange = transfers.filter(({ key }) => !known.has(key)).map(({ ref }) => `transfer ${ref}: nobody ordered it`)
  return [...sent, ...strange]
}

/** The model: who owes what by the testers' own notes, with the bank's ledger for what became of each transfer. */
export const modelOf = (told: readonly Told[], payments: readonly StoredPayment[], { transfers }: BankBook) => {
  const idOf = new Map(payments.map(({ note, id }) => [note, id]))
  const atBank = new Map(transfers.map(({ key, status }) => [key, status]))
  const lastAnswer = new Map(told.flatMap((one) => (one.what === 'answered' ? [[one.paymentId, one.to] as const] : [])))
  const isSettled = ({ word, method }: Paid): boolean => {
    const id = idOf.get(word) ?? ''
    return method === 'bank' ? atBank.get(id) === 'paid' : lastAnswer.get(id) === 'confirmed'
  }
  const settled = new Map<string, number>()
  for (const payment of paidIn(told).filter(isSettled))
    for (const { expenseId, amount } of payment.parts) settled.set(expenseId, (settled.get(expenseId) ?? 0) + amount)
  return told.flatMap((one) => {
    if (one.what !== 'created') return []
    const owed = Number((BigInt(one.total) * BigInt(10_000 - Math.round(one.percent * 100))) / 10_000n)
    return [{ id: one.id, debtor: one.debtor, owed, settled: settled.get(one.id) ?? 0 }]
  })
}
export type Modelled = ReturnType<typeof modelOf>

/** Each expense as the model has it: what is owed, never more paid than that, and settled exactly when all of it is. */
export const expenseFindings = (model: Modelled, expenses: readonly StoredExpense[]): string[] => {
  const rows = new Map(expenses.map((row) => [row.id, row]))
  const differing = model.flatMap(({ id, owed, settled }) => {
    const row = rows.get(id)
    if (!row) return [`expense ${id}: there is no row`]
    if (row.owed !== owed) return [`expense ${id}: ${row.owed} owed, ${owed} by the model`]
    if (settled > owed) return [`expense ${id}: ${settled} paid of ${owed}`]
    const isOver = row.status === 'settled'
    return isOver === (settled === owed && row.status !== 'open')
      ? []
      : [`expense ${id}: ${row.status} with ${settled} of ${owed}`]
  })
  return rows.size === model.length ? differing : [...differing, `${rows.size} expenses, ${model.length} in the model`]
}

/** By how much what each person owes has grown, as the model has it. */
export const debtsIn = (model: Modelled): Map<string, number> => {
  const debts = new Map<string, number>()
  for (const { debtor, owed, settled } of model) debts.set(debtor, (debts.get(debtor) ?? 0) + owed - settled)
  return debts
}
