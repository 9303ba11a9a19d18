import { calendarFeedEvents } from '#contract/calendar-feeds/calendar-feeds.events.ts'
import { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { feedColumnsOf } from './feeds.store.ts'

export const calendarFeedRecord: RecordPart = {
  events: calendarFeedEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('calendar_feed').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'calendarFeed',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: feedColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.calendarFeeds.recordTitle({ name: textOf(columns ?? known, 'name') ?? '' }),
    label: (leaf, _facts, { texts }) => labelIn(texts.calendarFeeds.label, metaOfLeaf(calendarFeedMachine, leaf).label),
  },
}
