import type { ExpensePage } from '#contract/expenses.ts'
import { limits } from '#contract/limits.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/refusal.ts'
import { statusesThat } from '../payments/payments.facts.ts'
import { factsOf } from '../payments/payments.store.ts'
import { rowOf } from './expenses.item.ts'
import { type ExpenseRecord, type Filter, type Place, pageOf, totalsOf } from './expenses.store.ts'

const encode = ({ created_at, id }: ExpenseRecord): string =>
  Buffer.from(JSON.stringify([created_at, id])).toString('base64url')

const decode = (text: string): Place => {
  try {
    const [createdAt, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (
      typeof createdAt === 'string' &&
      typeof id === 'string' &&
      /^[\d\-T:.Z]+$/.test(createdAt) &&
      /^[\da-f-]{36}$/.test(id)
    )
      return { createdAt, id }
  } catch {
    // Not a place of ours: the refusal below says so.
  }
  throw new Refusal('invalid', { validationErrors: [{ field: 'after', code: 'malformed' }] })
}

const totalsFor = async (tx: Tx, { viewpoint }: Viewer): Promise<ExpensePage['totals']> => {
  const rows = await totalsOf(tx, statusesThat('settled'), statusesThat('inFlight'))
  const sum = (of: typeof rows, amount: 'amount' | 'in_flight', count: 'count' | 'transfers') => ({
    amount: of.reduce((total, row) => total + row[amount], 0),
    count: of.reduce((total, row) => total + row[count], 0),
  })
  const mine = rows.filter(({ other_id }) => other_id === viewpoint)
  const others = rows.filter(({ other_id }) => other_id !== viewpoint)
  return {
    youOwe: sum(mine, 'amount', 'count'),
    othersOwe: sum(others, 'amount', 'count'),
    withBank: sum(rows, 'in_flight', 'transfers'),
  }
}

/** One page of the log with the totals of all of it: four statements whatever the size of the page. */
export const expensePageOf = async (
  tx: Tx,
  viewer: Viewer,
  query: { show?: Filter | undefined; after?: string | undefined; limit?: number | undefined },
): Promise<ExpensePage> => {
  const limit = query.limit ?? limits.page.default
  const found = await pageOf(tx, query.show ?? 'all', query.after === undefined ? null : decode(query.after), limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  const facts = await factsOf(tx, rows)
  return {
    items: rows.map((row) => rowOf(row, facts.get(row.id), currency, viewer)),
    next: found.length > limit && last ? encode(last) : null,
    totals: await totalsFor(tx, viewer),
  }
}
