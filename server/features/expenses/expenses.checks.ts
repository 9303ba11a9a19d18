import { otherPercentOf, splitTotal } from '#domain/money.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding } from '../../history/record-part.ts'
import type { FamilyRecord } from '../../history/verify/family-record.ts'
import { factsAgainstPayments } from './expenses.facts-check.ts'

const actorIn = (by: unknown): unknown => (typeof by === 'object' && by !== null && 'actor' in by ? by.actor : null)

/** Each first view follows from an entry, and each such entry has its view. */
const viewsAgainstEntries = async (tx: Tx, { entries, incomplete }: FamilyRecord): Promise<Finding[]> => {
  const rows = await tx.selectFrom('viewed').selectAll().execute()
  const keyOf = (id: string, person: unknown) => `${id} by ${person}`
  const recorded = new Map(
    entries.flatMap(({ kind, at, payload: { entityId, by, decidedAt = at } }) =>
      kind.endsWith('.firstViewed') ? [[keyOf(entityId, actorIn(by)), decidedAt] as const] : [],
    ),
  )
  const stored = new Map(rows.map((row) => [keyOf(row.entity_id, row.person_id), row]))
  const invented = rows.filter(({ entity_id, person_id, at, reach, audience }) => {
    const shown = reach === 'parents' && audience === null
    const right = recorded.get(keyOf(entity_id, person_id)) === at && shown
    return !right && !incomplete.has(entity_id)
  })
  return [
    ...invented.map(({ entity_id }) => `expense ${entity_id}: its first view is not as recorded`),
    ...[...recorded.keys()].filter((key) => !stored.has(key)).map((key) => `first view of ${key}: the row is gone`),
  ]
}

/** The category decides the split, and the shares are whole cents that add up. */
const splitsAgainstCategories = async (tx: Tx): Promise<Finding[]> => {
  const rows = await tx
    .selectFrom('expense as e')
    .leftJoin('category as c', (join) =>
      join.onRef('c.family_id', '=', 'e.family_id').onRef('c.id', '=', 'e.category_id'),
    )
    .select(['e.id', 'e.total', 'e.owed', 'e.creator_percent', 'c.creator_percent as agreed'])
    .execute()
  return rows.flatMap(({ id, total, owed, creator_percent, agreed }) => {
    const right = splitTotal(total, otherPercentOf(Number(creator_percent))).other
    return creator_percent === agreed && owed === right ? [] : [`expense ${id}: it is not split by its category`]
  })
}

type Use = { readonly used_id: string; readonly reach: string; readonly audience: readonly string[] | null }
const keyOfUse = ({ used_id, reach, audience }: Use) => [used_id, reach, ...(audience ?? [])].join(' ')

/** The category and the children of an expense count as used for everybody who may see the expense. */
const usesAgainstExpenses = async (tx: Tx): Promise<Finding[]> => {
  const expenses = await tx
    .selectFrom('expense')
    .select(['id', 'category_id', 'child_ids', 'reach', 'audience'])
    .execute()
  const uses = ['used_id', 'reach', 'audience'] as const
  const categories = new Set((await tx.selectFrom('category_use').select(uses).execute()).map(keyOfUse))
  const children = new Set((await tx.selectFrom('child_use').select(uses).execute()).map(keyOfUse))
  return expenses.flatMap(({ id, category_id, child_ids, ...known }) => {
    const named = child_ids.every((used_id) => children.has(keyOfUse({ used_id, ...known })))
    return named && categories.has(keyOfUse({ used_id: category_id, ...known }))
      ? []
      : [`expense ${id}: what it names is not in use`]
  })
}

/** Checks what follows from expenses, from their payments and from who opened them. */
export const expenseChecks = async (tx: Tx, record: FamilyRecord): Promise<Finding[]> => [
  ...(await factsAgainstPayments(tx, record)),
  ...(await viewsAgainstEntries(tx, record)),
  ...(await splitsAgainstCategories(tx)),
  ...(await usesAgainstExpenses(tx)),
]
