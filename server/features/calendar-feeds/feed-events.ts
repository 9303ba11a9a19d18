import { limits } from '#contract/limits.ts'
import { addDays, type PlainDate } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { listedBetween } from '../calendar-events/events.listed.ts'

/** One time of a shared event. It never has notes. */
export type FeedEvent = {
  readonly id: string
  /** Its day in the series; null for a single event, which stays the same when it is moved. */
  readonly on: PlainDate | null
  readonly version: number
  readonly title: string
  readonly place: string | null
  readonly parentId: string
  readonly childIds: readonly string[]
  /** Instants, or dates where it takes whole days, of which `until` is the day after. */
  readonly whole: boolean
  readonly from: string
  readonly until: string
}

/** Reads the shared events of the days that a feed covers. A place that its event hides is left out. */
export const eventsOfFeed = async (tx: Tx, today: PlainDate): Promise<FeedEvent[]> => {
  const { daysBack, daysAhead } = limits.feedServing
  const listed = await listedBetween(tx, {
    from: addDays(today, -daysBack),
    through: addDays(today, daysAhead - 1),
    search: '',
    sharedOnly: true,
  })
  return listed.map(({ row, on, time }) => ({
    id: row.id,
    on: row.frequency === 'once' ? null : on,
    version: row.version,
    title: row.title,
    place: row.hides_place ? null : row.place,
    parentId: row.parent_id,
    childIds: row.child_ids,
    ...time,
  }))
}
