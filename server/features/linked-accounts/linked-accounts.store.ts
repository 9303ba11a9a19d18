import { type Selectable, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { dateIn, wholeYears } from '#domain/time.ts'
import type { LinkedAccountFacts } from '#machines/linked-accounts/linked-account.types.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

/** A row with the parents of its family, who all may decide about it. */
export type LinkedAccountRow = Selectable<Schema['linked_account']> & { readonly parents: readonly string[] }

const rows = (tx: Tx) =>
  tx
    .selectFrom('linked_account')
    .selectAll()
    .select(
      sql<string[]>`array(select m.person_id from membership m
        where m.family_id = linked_account.family_id and m.role = 'parent')`.as('parents'),
    )

export const lockLinkedAccount = (
  tx: Tx,
  id: string,
  how: 'toWrite' | 'toRead',
): Promise<LinkedAccountRow | undefined> => {
  const query = rows(tx).where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const linkedAccountsOf = (tx: Tx): Promise<LinkedAccountRow[]> =>
  rows(tx).orderBy('created_at').orderBy('id').execute()

export const writeLinkedAccount = async (
  tx: Tx,
  { id }: Pick<LinkedAccountRow, 'id'>,
  { status, version, changedAt: changed_at }: Moved<LinkedAccountRow['status']>,
): Promise<void> => {
  await tx.updateTable('linked_account').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type Columns = Partial<Pick<LinkedAccountRow, 'accepted_at' | 'code_until'>>

export const setLinkedAccount = async (tx: Tx, id: string, columns: Columns): Promise<void> => {
  await tx.updateTable('linked_account').set(columns).where('id', '=', id).execute()
}

/** Returns the recorded columns: neither a code nor a name to sign in with is among them. */
export const linkedAccountColumnsOf = (row: LinkedAccountRow) => ({
  kind: row.kind,
  person_id: row.person_id,
  child_id: row.child_id,
  created_by: row.created_by,
  consent_by: row.consent_by,
  consent_at: row.consent_at,
  accepted_at: row.accepted_at,
  code_until: row.code_until,
  created_at: row.created_at,
})

/** Returns a child's age in whole years where the family lives; null while their date of birth is unknown. */
export const ageOf = async (tx: Tx, childId: string, now: string): Promise<number | null> => {
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const details = await tx
    .selectFrom('child_detail')
    .select('date_of_birth')
    .where('child_id', '=', childId)
    .executeTakeFirst()
  return details?.date_of_birth ? wholeYears(details.date_of_birth, dateIn(now, time_zone)) : null
}

/** Returns what the chart decides on. A child whose age is unknown counts as one. */
export const factsOf = async (tx: Tx, row: LinkedAccountRow, now: string): Promise<LinkedAccountFacts> => {
  const age = row.child_id === null ? null : await ageOf(tx, row.child_id, now)
  return {
    codeInTime: row.code_until !== null && now < row.code_until,
    resettable: age === null || age < limits.linkedAccount.ownFrom,
  }
}
