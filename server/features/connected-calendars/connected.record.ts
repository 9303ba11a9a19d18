import { connectedCalendarEvents } from '#contract/connected-calendars/connected-calendars.events.ts'
import { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { connectedColumnsOf } from './connected.store.ts'

export const connectedCalendarRecord: RecordPart = {
  events: connectedCalendarEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('connected_calendar').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'connectedCalendar',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: connectedColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.connectedCalendars.recordTitle({ name: textOf(columns ?? known, 'name') ?? '' }),
    label: (leaf, _facts, { texts }) =>
      labelIn(texts.connectedCalendars.label, metaOfLeaf(connectedCalendarMachine, leaf).label),
  },
}
