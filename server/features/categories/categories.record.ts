import { categoryEvents } from '#contract/categories/categories.events.ts'
import { oneOf } from '../../db/one-of.ts'
import { nameIn } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { categoryColumnsOf } from './categories.store.ts'

export const categoryRecord: RecordPart = {
  events: categoryEvents,
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('category').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'category',
      id: row.id,
      columns: categoryColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
    }))
  },
  names: async (tx, ids) => ({
    categories: await tx
      .selectFrom('category')
      .select(['id', 'preset', 'name'])
      .where('id', '=', oneOf(ids))
      .orderBy('id')
      .execute(),
  }),
  print: { about: (entry, _known, { texts }) => texts.categories.recordTitle({ name: nameIn(entry) ?? '' }) },
}
