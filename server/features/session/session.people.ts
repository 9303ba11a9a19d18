import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { PeopleTables } from '../../db/schema/people.ts'
import type { Tx } from '../../db/tenancy.ts'

export type Person = Selectable<PeopleTables['person']>

export const personById = (tx: Tx, id: string): Promise<Person> =>
  tx.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const fullNameOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

export const initialsOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].map((name) => [...name][0]?.toUpperCase() ?? '').join('')

export type FamilyOf = { readonly familyId: string; readonly name: string; readonly side: 'A' | 'B' | null }

/** Says whether a member is this person: under their own id, or as a parent whose invitation they accepted. */
export const isSelf = (member: Expression<string>, personId: string): Expression<SqlBool> =>
  sql<boolean>`(${member} = ${personId} or ${member} in (select person_id from member_account where account_id = ${personId}))`

/** Returns the person whose account acts as a member. It runs before sign-in. */
export const accountOf = async (tx: Tx, memberId: string): Promise<string> => {
  const row = await tx
    .selectFrom('member_account')
    .select('account_id')
    .where('person_id', '=', memberId)
    .executeTakeFirst()
  return row?.account_id ?? memberId
}

/** Returns the families of a person, named by their parents, in the order of joining. */
export const familiesOf = async (tx: Tx, personId: string): Promise<FamilyOf[]> => {
  const rows = await tx
    .selectFrom('membership as own')
    .innerJoin('membership as parent', (join) =>
      join.onRef('parent.family_id', '=', 'own.family_id').on('parent.role', '=', 'parent'),
    )
    .innerJoin('person', 'person.id', 'parent.person_id')
    .where((eb) => isSelf(eb.ref('own.person_id'), personId))
    .select(['own.family_id', 'own.side', 'person.first_name', 'person.last_name'])
    .orderBy((eb) => eb.fn.coalesce('own.joined_at', 'own.since'))
    .orderBy('own.family_id')
    .orderBy('parent.side')
    .execute()
  return [...Map.groupBy(rows, (row) => row.family_id)].map(([familyId, parents]) => ({
    familyId,
    name: parents.map(fullNameOf).join(' & '),
    side: parents[0]?.side ?? null,
  }))
}
