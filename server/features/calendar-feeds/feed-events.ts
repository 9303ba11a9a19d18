import { limits } from '#contract/limits.ts'
import { addDays, type PlainDate } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { standingOn, timesOn } from '../calendar-events/events.listed.ts'
import type { EventRow } from '../calendar-events/events.store.ts'
import type { EventTime, Timed } from '../calendar-events/events.times.ts'

/** A shared event or a series as a feed shows it. It never has notes. */
export type FeedEvent = Timed &
  Pick<EventRow, 'id' | 'version' | 'title'> & {
    readonly place: string | null
    readonly parentId: string
    readonly childIds: readonly string[]
  }

/** One time of it. `on` is its day in the series; null for a single event, which stays the same when it is moved. */
export type FeedEventTime = EventTime & { readonly event: FeedEvent; readonly on: PlainDate | null }

const daysFrom = (today: PlainDate) => ({
  from: addDays(today, -limits.feedServing.daysBack),
  through: addDays(today, limits.feedServing.daysAhead - 1),
})

/** Reads the shared events of the days that a feed covers. A place that its event hides is left out. */
export const eventsOfFeed = async (tx: Tx, today: PlainDate): Promise<FeedEvent[]> => {
  const rows = await standingOn(tx, { ...daysFrom(today), search: '', sharedOnly: true })
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    title: row.title,
    place: row.hides_place ? null : row.place,
    parentId: row.parent_id,
    childIds: row.child_ids,
    zone: row.zone,
    starts_on: row.starts_on,
    starts_at: row.starts_at,
    ends_on: row.ends_on,
    ends_at: row.ends_at,
    frequency: row.frequency,
    repeats_every: row.repeats_every,
    weekdays: row.weekdays,
    week_start: row.week_start,
    last_on: row.last_on,
    left_out: row.left_out,
  }))
}

type FeedTimes = {
  readonly times: readonly FeedEventTime[]
  /** There are later ones, which the feed leaves out. */
  readonly isCut: boolean
}

/** Works out the times of events, in order. A program that has them already is answered without this. */
export const feedEventTimes = (events: readonly FeedEvent[], zone: string, today: PlainDate): FeedTimes => {
  const { times: most } = limits.calendarEvent
  const found = timesOn(events, zone, { ...daysFrom(today), most: most + 1 })
  const times = found.slice(0, most).map(({ row: event, on, time }) => ({
    event,
    on: event.frequency === 'once' ? null : on,
    ...time,
  }))
  return { times, isCut: found.length > most }
}
