import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dateIn, midnight } from '#domain/time.ts'
import { isKeptLeaf } from '#machines/calendar-events/calendar-event.leaves.ts'
import type { Tx } from '../../db/tenancy.ts'
import { familyZone } from '../calendar/calendar.lock.ts'
import { type EventRow, standingBetween } from './events.store.ts'
import { daysOf, type EventTime, timeOn } from './events.times.ts'

type Asked = {
  readonly from: string
  readonly through: string
  readonly search: string
  /** An event that its owner keeps private is left out. */
  readonly sharedOnly?: boolean
}

/** Returns the days that a time is on, in a zone. One that ends at midnight is not on the day that begins then. */
const reaches = (
  { whole, from, until }: EventTime,
  zone: string,
): { readonly first: string; readonly last: string } => {
  if (whole) return { first: from, last: addDays(until, -1) }
  const [first, last] = [dateIn(from, zone), dateIn(until, zone)]
  return { first, last: last > first && midnight(last, zone) === until ? addDays(last, -1) : last }
}

/** One time of an event; `on` is its day in the series. */
type ListedTime = { readonly row: EventRow; readonly on: string; readonly time: EventTime }

const timeDtoOf = ({ row, on, time }: ListedTime): EventTimeDto => ({
  eventId: row.id,
  on,
  title: row.title,
  place: row.place,
  parentId: row.parent_id,
  childIds: row.child_ids,
  colour: row.colour,
  private: isKeptLeaf(row.status),
  hidesPlace: row.hides_place,
  repeats: row.frequency !== 'once',
  ...time,
})

const inOrder = ({ time: one, row }: ListedTime, { time: other, row: next }: ListedTime): number =>
  one.from < other.from || (one.from === other.from && row.title < next.title) ? -1 : 1

/** Lists the times that the viewer's events have on some days of the family's zone, in order. */
export const listedBetween = async (
  tx: Tx,
  { from, through, search, sharedOnly = false }: Asked,
): Promise<ListedTime[]> => {
  const zone = await familyZone(tx)
  const most = limits.calendarEvent.times
  const isWithin = ({ time }: ListedTime): boolean => {
    const { first, last } = reaches(time, zone)
    return first <= through && last >= from
  }
  const rows = await standingBetween(tx, { from, through, search })
  return rows
    .filter(({ status }) => !(sharedOnly && isKeptLeaf(status)))
    .flatMap((row) =>
      daysOf(row, { from: addDays(from, -1), through: addDays(through, 1), most }).map((on) => ({
        row,
        on,
        time: timeOn(row, on),
      })),
    )
    .filter(isWithin)
    .toSorted(inOrder)
    .slice(0, most)
}

/** Lists them as the calendar shows them. */
export const timesBetween = async (tx: Tx, asked: Asked): Promise<EventTimeDto[]> =>
  (await listedBetween(tx, asked)).map(timeDtoOf)
