import { sql } from 'kysely'
import type { Tx } from '../db/tenancy.ts'

/**
 * Finds the items of a kind that hid a place in any of their entries, whatever they say now: earlier entries name that
 * place. Payloads are canonical JSON, whose texts have no bare quotation mark, so no typed text looks like this.
 */
export const everHidTheirPlace = async (tx: Tx, entity: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct entity_id as id from entry
    where entity = ${entity} and payload like any (array['%"hidesPlace":true%', '%"hides_place":true%'])`.execute(tx)
  return rows.map(({ id }) => id)
}
