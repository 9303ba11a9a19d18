import { sql } from 'kysely'
import type { Tx } from '../db/tenancy.ts'

/** Returns whose account a transaction runs for: that of its person, who may act as a member of a family in it. */
export const ownAccount = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ id: string | null }>`select app_account() as id`.execute(tx)
  const id = rows[0]?.id
  if (!id) throw new Error('only what a person sends has an account')
  return id
}
