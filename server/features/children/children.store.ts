import type { Selectable } from 'kysely'
import type { ChildDto, NewChild } from '#contract/children/children.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'

const present = (tx: Tx) =>
  tx
    .selectFrom('child as c')
    .leftJoin('child_detail as d', (join) =>
      join.onRef('d.family_id', '=', 'c.family_id').onRef('d.child_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.version', 'c.first_name', 'c.archived_at', 'c.person_id', 'd.last_name', 'd.date_of_birth'])
    .select((eb) =>
      eb
        .selectFrom('child_use as u')
        .select(({ fn }) => fn.min('u.since').as('since'))
        .whereRef('u.family_id', '=', 'c.family_id')
        .whereRef('u.used_id', '=', 'c.id')
        .as('in_use_since'),
    )
    .where('c.removed_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof present>['executeTakeFirstOrThrow']>>

const itemOf = (row: Row): ChildDto => ({
  id: row.id,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  archivedAt: row.archived_at,
  inUseSince: row.in_use_since,
  hasAccount: row.person_id !== null,
})

type ChildRow = Selectable<Schema['child']>

/** Returns the recorded columns. The last name and the date of birth are left out; see `children.change.ts`. */
export const childColumnsOf = (row: Pick<ChildRow, 'first_name' | 'person_id' | 'archived_at' | 'removed_at'>) => ({
  first_name: row.first_name,
  person_id: row.person_id,
  archived_at: row.archived_at,
  removed_at: row.removed_at,
})

/** Lists children that are offered first, each group by name. */
export const childrenOf = async (tx: Tx): Promise<ChildDto[]> => {
  const rows = await present(tx)
    .orderBy((eb) => eb('c.archived_at', 'is not', null))
    .orderBy('c.first_name')
    .orderBy('c.id')
    .execute()
  return rows.map(itemOf)
}

export const childItemOf = async (tx: Tx, id: string): Promise<ChildDto> =>
  itemOf(await present(tx).where('c.id', '=', id).executeTakeFirstOrThrow())

/** Until this transaction ends, nothing can begin to name the child, and nobody else can change it. */
export const lockChild = async (tx: Tx, id: string): Promise<ChildDto | undefined> => {
  const row = await tx
    .selectFrom('child')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && childItemOf(tx, id)
}

export const countChildren = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('child')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const details = ({ lastName, dateOfBirth }: NewChild) => ({
  last_name: lastName || null,
  date_of_birth: dateOfBirth ?? null,
})

export const insertChild = async (tx: Tx, family_id: string, id: string, fields: NewChild): Promise<void> => {
  await tx.insertInto('child').values({ family_id, id, first_name: fields.firstName, person_id: null }).execute()
  await tx
    .insertInto('child_detail')
    .values({ family_id, child_id: id, ...details(fields), audience: null })
    .execute()
}

type Columns = { first_name?: string; archived_at?: string | null; removed_at?: string }

export const setChild = async (tx: Tx, { id, version }: ChildDto, columns: Columns): Promise<void> => {
  await tx
    .updateTable('child')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export const setDetails = async (tx: Tx, family_id: string, child_id: string, fields: NewChild): Promise<void> => {
  await tx
    .insertInto('child_detail')
    .values({ family_id, child_id, ...details(fields), audience: null })
    .onConflict((conflict) => conflict.columns(['family_id', 'child_id']).doUpdateSet(details(fields)))
    .execute()
}
