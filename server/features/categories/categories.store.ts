import type { Selectable } from 'kysely'
import { type CategoryDetailsDto, type NewCategory, titleKeyOf } from '#contract/categories/categories.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'

export type CategoryRecord = Selectable<Schema['category']>

/** Returns the recorded columns: the split by which expenses are divided, and whether it is offered. */
export const categoryColumnsOf = (row: CategoryRecord) => ({
  preset: row.preset,
  name: row.name,
  description: row.description,
  creator_percent: Number(row.creator_percent),
  created_by: row.created_by,
  created_at: row.created_at,
  removed_at: row.removed_at,
  replaced_by: row.replaced_by,
})

const withUse = (tx: Tx) =>
  tx
    .selectFrom('category as c')
    .selectAll('c')
    .select((eb) =>
      eb
        .selectFrom('category_use as u')
        .select(({ fn }) => fn.min('u.since').as('since'))
        .whereRef('u.family_id', '=', 'c.family_id')
        .whereRef('u.used_id', '=', 'c.id')
        .as('in_use_since'),
    )

const itemOf = (row: CategoryRecord & { in_use_since: string | null }): CategoryDetailsDto => ({
  id: row.id,
  preset: row.preset,
  name: row.name,
  description: row.description,
  creatorPercent: Number(row.creator_percent),
  offered: row.removed_at === null,
  createdBy: row.created_by,
  createdAt: row.created_at,
  inUseSince: row.in_use_since,
})

/** Lists presets first, then by name. */
export const offeredCategories = async (tx: Tx): Promise<CategoryDetailsDto[]> => {
  const rows = await withUse(tx).where('c.removed_at', 'is', null).orderBy('c.preset').orderBy('c.title_key').execute()
  return rows.map(itemOf)
}

export const categoryItemOf = async (tx: Tx, id: string): Promise<CategoryDetailsDto> =>
  itemOf(await withUse(tx).where('c.id', '=', id).executeTakeFirstOrThrow())

/** Until this transaction ends, no expense can begin to use it, and nobody else can replace it. */
export const lockCategory = (tx: Tx, id: string): Promise<CategoryRecord | undefined> =>
  tx.selectFrom('category').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const countOwn = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('category')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('preset', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type Made = { readonly id: string; readonly familyId: string; readonly by: string; readonly now: string }

/** Resolves with false when another category has the title, even one that was created at the same moment. */
export const insertCategory = async (
  tx: Tx,
  { id, familyId, by, now }: Made,
  fields: NewCategory,
): Promise<boolean> => {
  const row = await tx
    .insertInto('category')
    .values({
      family_id: familyId,
      id,
      preset: null,
      name: fields.name,
      description: fields.description || null,
      creator_percent: fields.creatorPercent,
      title_key: titleKeyOf(fields.name),
      created_by: by,
      created_at: now,
      audience: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const withdrawCategory = async (tx: Tx, id: string, now: string): Promise<void> => {
  await tx.updateTable('category').set({ removed_at: now }).where('id', '=', id).execute()
}

export const nameSuccessor = async (tx: Tx, id: string, replaced_by: string): Promise<void> => {
  await tx.updateTable('category').set({ replaced_by }).where('id', '=', id).execute()
}

/** Returns the category that replaces it by now, after any number of replacements; null when the last one was removed. */
export const successorOf = async (tx: Tx, { replaced_by }: CategoryRecord): Promise<CategoryRecord | null> => {
  if (replaced_by === null) return null
  const next = await tx.selectFrom('category').selectAll().where('id', '=', replaced_by).executeTakeFirstOrThrow()
  return next.removed_at === null ? next : successorOf(tx, next)
}
