import type { LeafOf } from '#machines/shared/decide.ts'
import type { Restricted } from '#server/db/schema/restricted.ts'
import type { Tx } from '#server/db/tenancy.ts'
import type { offerMachine } from './offer.machine.ts'

export type OfferTables = {
  offer: Restricted & {
    id: string
    status: LeafOf<typeof offerMachine>
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
export const withOffers = (tx: Tx) => tx.withTables<OfferTables>()
