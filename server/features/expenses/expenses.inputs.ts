import { sql } from 'kysely'
import type { Currency } from '#domain/money.ts'
import { builtOnce } from '../../db/built-once.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { ExpenseRecord } from './expenses.store.ts'

/** The data on which a new or edited expense depends. Each is null or empty when this person's family has none. */
export type ExpenseInputs = {
  readonly zone: string
  readonly currency: Currency
  /** The chosen children that the expense may name. */
  readonly children: readonly string[]
  /** Says whether the family has a child to choose at all. */
  readonly anyChild: boolean
  readonly category: { readonly id: string; readonly creatorPercent: number } | null
  readonly otherParent: string | null
}

/** The category and the children that an expense names. */
type Named = { readonly categoryId: string; readonly childIds: readonly string[] }

/** An expense may continue to name what it names already, even if that is no longer offered. */
export const namedBy = ({ category_id, child_ids }: ExpenseRecord): Named => ({
  categoryId: category_id,
  childIds: child_ids,
})
const nothing: Named = { categoryId: '', childIds: [] }

type Asked = {
  readonly categoryId: string
  readonly childIds: readonly string[]
  readonly presentChildIds: readonly string[]
  readonly personId: string
}
type Found = Pick<ExpenseInputs, 'zone' | 'currency' | 'otherParent'> & {
  readonly category_id: string | null
  readonly creator_percent: string | null
  readonly removed_at: string | null
  readonly children: string[]
  readonly anyChild: boolean | number | string
}

const readsInputs = builtOnce<Asked, Found>((tx, value) =>
  tx
    .with('chosen', (db) => db.selectFrom('category').selectAll().where('id', '=', value('categoryId')).forShare())
    .with('named', (db) =>
      db
        .selectFrom('child')
        .select(['id', 'archived_at', 'removed_at'])
        .where('id', '=', sql<string>`any(${value('childIds')}::uuid[])`)
        .orderBy('id')
        .forShare(),
    )
    .selectFrom('family')
    .leftJoin('chosen', (join) => join.onTrue())
    .select(({ selectFrom, exists }) => [
      'family.time_zone as zone',
      'family.currency',
      'chosen.id as category_id',
      'chosen.creator_percent',
      'chosen.removed_at',
      sql<string[]>`array(select id from named
        where (archived_at is null and removed_at is null) or id = any(${value('presentChildIds')}::uuid[]))`.as(
        'children',
      ),
      exists(selectFrom('child').select('id').where('archived_at', 'is', null).where('removed_at', 'is', null)).as(
        'anyChild',
      ),
      selectFrom('membership')
        .select('person_id')
        .where('role', '=', 'parent')
        .where('person_id', '<>', value('personId'))
        .limit(1)
        .as('otherParent'),
    ]),
)

/**
 * Reads everything in one statement and locks what is named, so that nothing is replaced, archived or removed before
 * the expense is written. `personId` is the parent who records it.
 */
export const expenseInputsOf = async (
  tx: Tx,
  personId: string,
  { categoryId, childIds }: Named,
  present: Named = nothing,
): Promise<ExpenseInputs> => {
  const [row] = await readsInputs.run(tx, { personId, categoryId, childIds, presentChildIds: present.childIds })
  if (!row) throw new Error('an expense is recorded within a family')
  const { category_id, creator_percent, removed_at, ...found } = row
  const fits = category_id !== null && (removed_at === null || category_id === present.categoryId)
  return {
    ...found,
    anyChild: Boolean(found.anyChild),
    category: fits ? { id: category_id, creatorPercent: Number(creator_percent) } : null,
  }
}
