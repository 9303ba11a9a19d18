import type { LeafOf } from '#machines/shared/decide.ts'
import type { Restricted } from '#server/db/schema/restricted.ts'
import type { Tx } from '#server/db/tenancy.ts'
import type { errandMachine } from './errand.machine.ts'

export type ErrandTables = {
  errand: Restricted & {
    id: string
    status: LeafOf<typeof errandMachine>
    version: number
    thing: string
    respond_by: string
    creator_id: string
    other_id: string
    created_at: string
    changed_at: string
  }
}

/** Adds the table of this area to the types of a transaction. */
export const withErrands = (tx: Tx) => tx.withTables<ErrandTables>()
