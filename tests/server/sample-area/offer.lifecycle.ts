import type { Selectable } from 'kysely'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { DueHandler } from '#server/features/feature.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Lifecycle, LifecycleNames } from '#server/lifecycle/lifecycle.ts'
import type { offersArea } from './offer.area.ts'
import { offerMachine } from './offer.machine.ts'
import { type OfferTables, withOffers } from './offer.table.ts'

export type OfferRow = Selectable<OfferTables['offer']>

type OfferNames = LifecycleNames & { readonly entity: 'offer'; readonly kind: keyof typeof offersArea.notices }
type OfferLifecycle = Lifecycle<typeof offerMachine, OfferRow, OfferNames>

const hasDeadline = (status: OfferRow['status']): boolean => metaOfLeaf(offerMachine, status).due === 'respondBy'

export const offerLifecycle: OfferLifecycle = {
  entity: 'offer',
  topic: 'offer',
  machine: offerMachine,
  lock: (tx, id, how) =>
    withOffers(tx)
      .selectFrom('offer')
      .selectAll()
      .where('id', '=', id)
      .$if(how === 'toWrite', (query) => query.forUpdate())
      .executeTakeFirst(),
  contextOf: async (_tx, row, now) => ({ over: now >= row.respond_by }),
  people: (row) => [
    { personId: row.creator_id, party: 'creator' },
    { personId: row.other_id, party: 'other' },
  ],
  deadlineOf: ({ status, respond_by }) => (hasDeadline(status) ? respond_by : null),
  sawAmounts: () => true,
  write: async (tx, { id }, { status, version, changedAt: changed_at }) => {
    await withOffers(tx).updateTable('offer').set({ status, version, changed_at }).where('id', '=', id).execute()
    if (!hasDeadline(status)) await tx.deleteFrom('due_time').where('entity_id', '=', id).execute()
  },
  effects: {},
  columnsOf: ({ thing, respond_by, creator_id, other_id }) => ({ thing, respond_by, creator_id, other_id }),
  notices: { 'offer.begin': 'offerMade', 'offer.accept': 'offerAccepted', 'offer.lapse': 'offerLapsed' },
}

/** An offer that nobody answered in time lapses. */
export const lapse: DueHandler = (change, id) => advance(change, offerLifecycle, id, { type: 'offer.lapse' }, 'system')
