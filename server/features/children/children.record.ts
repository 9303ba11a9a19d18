import { childEvents } from '#contract/children/children.events.ts'
import { oneOf } from '../../db/one-of.ts'
import { nameIn } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { childColumnsOf } from './children.store.ts'

export const childRecord: RecordPart = {
  events: childEvents,
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('child').selectAll().execute()
    yield rows.map((row) => ({ entity: 'child', id: row.id, columns: childColumnsOf(row) }))
  },
  names: async (tx, ids) => ({
    children: await tx
      .selectFrom('child')
      .select(['id', 'first_name as name'])
      .where('id', '=', oneOf(ids))
      .orderBy('id')
      .execute(),
  }),
  print: { about: (entry, _known, { texts }) => texts.children.recordTitle({ name: nameIn(entry) ?? '' }) },
}
