import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy.ts'
import type { Person } from './session.people.ts'

/** Returns the accounts of an address. Only the login of the jobs learns whose an address is. */
export const idsAtEmail = async (tx: Tx, email: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select people_at_email(${email}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns people with a password of their own, which nobody has a way back in without. */
export const accounts = (tx: Tx) =>
  tx.selectFrom('person').innerJoin('credential', 'credential.person_id', 'person.id').selectAll('person')

/** It runs before sign-in. */
export const accountsById = (tx: Tx, ids: readonly string[]): Promise<Person[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : accounts(tx).where('person.id', 'in', ids).orderBy('person.username').execute()
