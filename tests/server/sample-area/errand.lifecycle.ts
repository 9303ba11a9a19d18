import type { Selectable } from 'kysely'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { DueHandler } from '#server/features/feature.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Lifecycle, LifecycleNames } from '#server/lifecycle/lifecycle.ts'
import type { errandsArea } from './errand.area.ts'
import { errandMachine } from './errand.machine.ts'
import { type ErrandTables, withErrands } from './errand.table.ts'

export type ErrandRow = Selectable<ErrandTables['errand']>

type ErrandNames = LifecycleNames & { readonly entity: 'errand'; readonly kind: keyof typeof errandsArea.notices }
type ErrandLifecycle = Lifecycle<typeof errandMachine, ErrandRow, ErrandNames>

const hasDeadline = (status: ErrandRow['status']): boolean => metaOfLeaf(errandMachine, status).due === 'respondBy'

export const errandLifecycle: ErrandLifecycle = {
  entity: 'errand',
  topic: 'errand',
  machine: errandMachine,
  lock: (tx, id, how) =>
    withErrands(tx)
      .selectFrom('errand')
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
    await withErrands(tx).updateTable('errand').set({ status, version, changed_at }).where('id', '=', id).execute()
    if (!hasDeadline(status)) await tx.deleteFrom('due_time').where('entity_id', '=', id).execute()
  },
  effects: {},
  columnsOf: ({ thing, respond_by, creator_id, other_id }) => ({ thing, respond_by, creator_id, other_id }),
  notices: { 'errand.begin': 'errandMade', 'errand.accept': 'errandAccepted', 'errand.lapse': 'errandLapsed' },
}

/** An errand that nobody answered in time lapses. */
export const lapse: DueHandler = (change, id) =>
  advance(change, errandLifecycle, id, { type: 'errand.lapse' }, 'system')
