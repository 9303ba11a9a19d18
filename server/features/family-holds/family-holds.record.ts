import { familyHoldEvents } from '#contract/family-holds/family-holds.events.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { holdColumnsOf } from './family-holds.columns.ts'

export const familyHoldsRecord: RecordPart = {
  events: familyHoldEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('family_hold').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'familyHold',
      id: row.id,
      columns: holdColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
    }))
  },
  print: { about: () => '' },
}
