import type { ExpenseDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { otherPercentOf } from '#domain/money.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import type { NewlyRecorded } from './expenses.create.ts'
import { keptFactsOf } from './expenses.facts.ts'
import { peopleOfExpense } from './expenses.lifecycle.ts'
import { type ExpenseRecord, nextIdOf } from './expenses.store.ts'
import type { LogRecord } from './log/expenses.log.ts'

const sharesOf = ({ creator_id, other_id, creator_percent, total, owed }: LogRecord): ExpenseSummaryDto['shares'] => {
  const creatorPercent = Number(creator_percent)
  return [
    { personId: creator_id, percent: creatorPercent, amount: total - owed },
    { personId: other_id, percent: otherPercentOf(creatorPercent), amount: owed },
  ]
}

/** Returns one line of the log as the viewer sees it. */
export const rowOf = (row: LogRecord, currency: ExpenseSummaryDto['currency'], viewer: Viewer): ExpenseSummaryDto => ({
  id: row.id,
  status: row.status,
  version: row.version,
  name: row.name,
  total: row.total,
  currency,
  shares: sharesOf(row),
  facts: keptFactsOf(row),
  categoryId: row.category_id,
  childIds: row.child_ids,
  purchaseDate: row.purchase_date,
  createdBy: row.creator_id,
  createdAt: row.created_at,
  you: byOf(viewer, peopleOfExpense(row)),
})

/** Returns when the parent who did not record it first viewed it. */
const viewedBy = async (tx: Tx, row: ExpenseRecord): Promise<ExpenseDto['viewed']> => {
  const stamps = await tx.selectFrom('viewed').select(['person_id', 'at']).where('entity_id', '=', row.id).execute()
  const at = stamps.find(({ person_id }) => person_id === row.other_id)?.at ?? null
  return [{ personId: row.other_id, at }]
}

/** Returns who has viewed the expense and which one sends it again. */
export const seenOf = async (tx: Tx, row: ExpenseRecord): Promise<Pick<ExpenseDto, 'viewed' | 'nextId'>> => {
  const [viewed, nextId] = await Promise.all([viewedBy(tx, row), nextIdOf(tx, row)])
  return { viewed, nextId }
}

type ItemParts = Pick<ExpenseDto, 'receipts' | 'payments' | 'viewed' | 'nextId'>

/** Returns the whole item; other areas provide receipts and payments. */
export const itemOf = (row: ExpenseRecord, line: ExpenseSummaryDto, parts: ItemParts): ExpenseDto => ({
  ...line,
  ownPercent: row.own_percent === null ? null : Number(row.own_percent),
  note: row.note,
  reason: row.reason,
  previousId: row.previous_id,
  ...parts,
})

/** Returns a new expense without reading anything again, because nobody can have opened or paid it. */
export const newItemOf = (
  { currency, ...row }: NewlyRecorded,
  viewer: Viewer,
  receipts: ExpenseDto['receipts'],
): ExpenseDto =>
  itemOf(row, rowOf(row, currency, viewer), {
    receipts,
    payments: [],
    viewed: [{ personId: row.other_id, at: null }],
    nextId: null,
  })
