import { calendarEventEvents } from '#contract/calendar-events/calendar-events.events.ts'
import { addMs, dateIn } from '#domain/time.ts'
import { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import type { Tx } from '../../db/tenancy.ts'
import { everHidTheirPlace } from '../../history/hidden-places.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf, textsOf } from '../../history/parsed-entry.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import { isStanding } from './events.clock.ts'
import { type EventRow, eventColumnsOf } from './events.store.ts'
import { daysOf, reminderOn } from './events.times.ts'

type Time = { readonly due_at: string; readonly reach: string; readonly audience: readonly string[] | null }

const isItsReminder = (row: EventRow, { due_at }: Time): boolean => {
  const { reminder, zone } = row
  if (reminder === null || !isStanding(row)) return false
  const on = dateIn(addMs(due_at, reminder * 60_000), zone)
  return daysOf(row, { from: on, through: on, most: 400 }).some((day) => reminderOn(row, reminder, day) === due_at)
}

/** Only an event without an end always has a reminder to come. */
const needsReminder = (row: EventRow): boolean => isStanding(row) && row.reminder !== null && row.last_on === null

/** The clock looks at an event when people are reminded of it, and its row is seen by those who see the event. */
const clockAgainstEvents = async (tx: Tx): Promise<Finding[]> => {
  const rows = await tx.selectFrom('calendar_event').selectAll().execute()
  const times = await tx
    .selectFrom('due_time')
    .select(['entity_id', 'due_at', 'reach', 'audience'])
    .where('entity', '=', 'calendarEvent')
    .execute()
  const kept = new Map(times.map((time) => [time.entity_id, time]))
  const isWrong = (row: EventRow): boolean => {
    const time = kept.get(row.id)
    if (!time) return needsReminder(row)
    return !isItsReminder(row, time) || time.reach !== row.reach || String(time.audience) !== String(row.audience)
  }
  const known = new Set(rows.map(({ id }) => id))
  const invented = times.map(({ entity_id }) => entity_id).filter((id) => !known.has(id))
  return [...rows.filter(isWrong).map(({ id }) => id), ...invented].map(
    (id) => `calendarEvent ${id}: the clock does not remind of it when it should`,
  )
}

export const calendarEventRecord: RecordPart = {
  events: calendarEventEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('calendar_event').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'calendarEvent',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: eventColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  checks: clockAgainstEvents,
  // An entry is shown as it was written or not at all, and one of such an event names the place.
  keptBack: (tx) => everHidTheirPlace(tx, 'calendarEvent'),
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.calendarEvents.recordTitle({ title: textOf(columns ?? known, 'title') ?? '' }),
    facts: ({ columns }, _known, { texts, date, personOf, childrenOf }) => {
      if (!columns) return []
      const [on, at, parent] = ['starts_on', 'starts_at', 'parent_id'].map((key) => textOf(columns, key))
      if (!on || !parent) return []
      const when = at ? texts.calendarEvents.recordTime({ date: date(on), time: at }) : date(on)
      return [when, personOf(parent), childrenOf(textsOf(columns, 'child_ids'))].filter((line) => line !== '')
    },
    label: (leaf, _facts, { texts }) =>
      labelIn(texts.calendarEvents.label, metaOfLeaf(calendarEventMachine, leaf).label),
  },
}
