import { sql } from 'kysely'
import type { ExportedEntry, RecordNames } from '#domain/record/record.ts'
import type { Tx } from '../db/tenancy.ts'

type Streams = readonly { readonly entries: readonly ExportedEntry[] }[]

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Every id that what is shown speaks of, but for items whose reader has not opened them. */
const mentionedIn = (streams: Streams, withheld: ReadonlySet<string>): string[] => {
  const ids = new Set(streams.flatMap(({ entries }) => entries.flatMap(({ payload }) => payload?.match(uuid) ?? [])))
  return [...ids].filter((id) => !withheld.has(id))
}

/** One parameter, however many there are: a list of its own for each would have an end. */
const among = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`

const filesNamed = async (tx: Tx, ids: readonly string[]): Promise<RecordNames['files']> => {
  const files = await tx
    .selectFrom('file')
    .selectAll()
    .where(among('id', ids))
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return files.map(({ id, name, type, bytes, sha256, added_by, added_at }) => ({
    ...{ id, name, type, bytes, sha256 },
    addedBy: added_by,
    addedAt: added_at,
  }))
}

const allocationsNamed = async (tx: Tx, ids: readonly string[]): Promise<RecordNames['allocations']> => {
  const rows = await tx
    .selectFrom('allocation')
    .select(['payment_id as payment', 'expense_id as expense', 'amount'])
    .where(among('payment_id', ids))
    .where(among('expense_id', ids))
    .orderBy('payment_id')
    .orderBy('expense_id')
    .execute()
  return rows
}

/** Names for what the entries shown name by id, and nothing for what they do not. */
export const namesIn = async (
  tx: Tx,
  streams: Streams,
  withheld: ReadonlySet<string>,
): Promise<Omit<RecordNames, 'people'>> => {
  const ids = mentionedIn(streams, withheld)
  if (ids.length === 0) return { children: [], categories: [], expenses: [], allocations: [], files: [] }
  const children = tx.selectFrom('child').select(['id', 'first_name as name']).where(among('id', ids)).orderBy('id')
  const categories = tx.selectFrom('category').select(['id', 'preset', 'name']).where(among('id', ids)).orderBy('id')
  const expenses = tx.selectFrom('expense').select(['id', 'name']).where(among('id', ids)).orderBy('id')
  return {
    children: await children.execute(),
    categories: await categories.execute(),
    expenses: await expenses.execute(),
    allocations: await allocationsNamed(tx, ids),
    files: await filesNamed(tx, ids),
  }
}
