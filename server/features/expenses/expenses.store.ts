import type { Selectable } from 'kysely'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import { builtOnce } from '../../db/built-once.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { ended, gone } from './expenses.statuses.ts'

/** The database orders and searches by the names' keys; nothing else reads them. */
export type ExpenseRecord = Omit<Selectable<Schema['expense']>, 'name_key' | 'note_key'>

/** All columns of a record. */
export const expenseColumns = [
  ...(['family_id', 'id', 'reach', 'audience', 'status', 'version', 'name', 'total', 'owed', 'category_id'] as const),
  ...(['creator_percent', 'own_percent', 'creator_id', 'other_id', 'child_ids', 'purchase_date', 'note'] as const),
  ...(['reason', 'previous_id', 'created_at', 'changed_at', 'settled', 'checks', 'in_flight', 'scheduled'] as const),
  ...(['transfers', 'last_outcome', 'opened', 'payable'] as const),
] satisfies readonly (keyof ExpenseRecord)[]

const readsExpense = builtOnce<{ id: string }, ExpenseRecord>((tx, value) =>
  tx.selectFrom('expense').select(expenseColumns).where('id', '=', value('id')).where('status', 'not in', gone),
)
const locksExpense = builtOnce<{ id: string }, ExpenseRecord>((tx, value) =>
  tx
    .selectFrom('expense')
    .select(expenseColumns)
    .where('id', '=', value('id'))
    .where('status', 'not in', gone)
    .forUpdate(),
)

export const lockExpense = async (
  tx: Tx,
  id: string,
  how: 'toWrite' | 'toRead',
): Promise<ExpenseRecord | undefined> => {
  const [row] = await (how === 'toWrite' ? locksExpense : readsExpense).run(tx, { id })
  return row
}

/** Says whether the status is final but the expense can be sent again. */
export const isEnded = ({ status }: Pick<ExpenseRecord, 'status'>): boolean => ended.includes(status)

/** Returns the expense that sends it again, if the viewer may see it; while that is private, only its creator may. */
export const nextIdOf = async (tx: Tx, row: ExpenseRecord): Promise<string | null> => {
  if (!isEnded(row)) return null
  const next = await tx
    .selectFrom('expense')
    .select('id')
    .where('previous_id', '=', row.id)
    .where('status', 'not in', gone)
    .executeTakeFirst()
  return next?.id ?? null
}

type Next = { readonly status: ExpenseStatus; readonly version: number; readonly changedAt: string }

const movesExpense = builtOnce<Next & { readonly id: string }>((tx, value) =>
  tx
    .updateTable('expense')
    .set({ status: value('status'), version: value('version'), changed_at: value('changedAt') })
    .where('id', '=', value('id')),
)

/** It is sent with the next statement, because nothing reads its answer. */
export const writeExpense = (tx: Tx, { id }: ExpenseRecord, next: Next): Promise<void> =>
  movesExpense.runWithCommit(tx, { ...next, id })

/** The columns that a person typed, and the split that follows from them. */
export type ExpenseContent = Pick<
  ExpenseRecord,
  'name' | 'total' | 'owed' | 'category_id' | 'purchase_date' | 'note' | 'child_ids'
> & { readonly creator_percent: number; readonly own_percent: number | null }

export type NewExpenseRow = ExpenseContent &
  Pick<
    ExpenseRecord,
    'family_id' | 'id' | 'status' | 'creator_id' | 'other_id' | 'previous_id' | 'reach' | 'audience'
  > & {
    readonly now: string
  }

const insertsExpense = builtOnce<NewExpenseRow>((tx, value) =>
  tx.insertInto('expense').values({
    family_id: value('family_id'),
    id: value('id'),
    reach: value('reach'),
    audience: value('audience'),
    status: value('status'),
    version: 1,
    creator_id: value('creator_id'),
    other_id: value('other_id'),
    previous_id: value('previous_id'),
    name: value('name'),
    total: value('total'),
    owed: value('owed'),
    creator_percent: value('creator_percent'),
    own_percent: value('own_percent'),
    category_id: value('category_id'),
    child_ids: value('child_ids'),
    purchase_date: value('purchase_date'),
    note: value('note'),
    reason: null,
    created_at: value('now'),
    changed_at: value('now'),
  }),
)

/** The database keeps percents with two decimals, and returns them as text. */
const percentText = (percent: number): string => percent.toFixed(2)

/** Nobody has opened a new expense or paid anything. */
const nothingKept = {
  settled: 0,
  checks: 0,
  in_flight: 0,
  scheduled: 0,
  transfers: 0,
  last_outcome: null,
  opened: false,
} as const

/** Returns the row as the database will have it, and sends it with the next statement instead of waiting for it. */
export const insertExpense = async ({ now, ...row }: NewExpenseRow, tx: Tx): Promise<ExpenseRecord> => {
  const begun = { version: 1, reason: null, created_at: now, changed_at: now }
  await insertsExpense.runWithCommit(tx, { ...row, now })
  const { creator_percent, own_percent } = row
  return {
    ...row,
    ...begun,
    ...nothingKept,
    creator_percent: percentText(creator_percent),
    own_percent: own_percent === null ? null : percentText(own_percent),
    payable: row.owed > 0,
  }
}

export const setContent = async (tx: Tx, id: string, content: ExpenseContent): Promise<void> => {
  await tx.updateTable('expense').set(content).where('id', '=', id).execute()
}

export const setReason = async (tx: Tx, id: string, reason: string): Promise<void> => {
  await tx.updateTable('expense').set({ reason }).where('id', '=', id).execute()
}

/** Makes an expense visible to both parents instead of its creator only. */
export const openToFamily = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('expense').set({ reach: 'parents', audience: null }).where('id', '=', id).execute()
}

/** Returns the items that the viewer knows of but has not opened, so that no answer contains their contents. */
export const unopenedBy = async (tx: Tx, viewer: Viewer, among?: readonly string[]): Promise<Set<string>> => {
  if (viewer.mode !== 'self') return new Set()
  const rows = await tx
    .selectFrom('expense')
    .select('id')
    .where('other_id', '=', viewer.personId)
    .$if(among !== undefined, (query) => query.where('id', '=', oneOf(among ?? [])))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('viewed')
            .select('at')
            .whereRef('viewed.family_id', '=', 'expense.family_id')
            .whereRef('viewed.entity_id', '=', 'expense.id')
            .where('person_id', '=', viewer.personId),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
