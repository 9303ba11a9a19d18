import { categoryEvents } from '#contract/categories.events.ts'
import { oneOf } from '../../db/one-of.ts'
import { nameIn } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'

export const categoryRecord: RecordPart = {
  events: categoryEvents,
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
