import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { limits } from '#contract/limits.ts'
import { addDays, midnight, type PlainDate } from '#domain/time.ts'
import { isKeptLeaf } from '#machines/calendar-events/calendar-event.leaves.ts'
import type { Tx } from '../../db/tenancy.ts'
import { familyZone } from '../calendar/calendar.lock.ts'
import { type EventRow, standingBetween } from './events.store.ts'
import { daysOf, type EventTime, type Timed, timeOn } from './events.times.ts'

type Days = { readonly from: PlainDate; readonly through: PlainDate }
type Asked = Days & {
  readonly search: string
  /** An event that its owner keeps private is left out. */
  readonly sharedOnly?: boolean
}

/** Tells which times are on some days of a zone. One that ends at midnight is not on the day that begins then. */
const isOn = ({ from, through }: Days, zone: string): ((time: EventTime) => boolean) => {
  const [begins, ends] = [midnight(from, zone), midnight(addDays(through, 1), zone)]
  // Dates are in order as text, and so are instants.
  return (time) =>
    time.whole
      ? time.from <= through && time.until > from
      : time.from < ends && (time.until > begins || time.from >= begins)
}

/** This much of an event is needed to list its times in order. */
type Listed = Timed & Pick<EventRow, 'title'>
/** One time of an event; `on` is its day in the series. */
type ListedTime<Row extends Listed = EventRow> = {
  readonly row: Row
  readonly on: PlainDate
  readonly time: EventTime
}

const timeDtoOf = ({ row, on, time }: ListedTime): EventTimeDto => ({
  eventId: row.id,
  on,
  title: row.title,
  place: row.place,
  ownerId: row.owner_id,
  parentId: row.parent_id,
  childIds: row.child_ids,
  colour: row.colour,
  private: isKeptLeaf(row.status),
  hidesPlace: row.hides_place,
  repeats: row.frequency !== 'once',
  ...time,
})

/** Returns the only time of an event that does not repeat, or the first one. */
export const firstTimeOf = (row: EventRow): EventTimeDto =>
  timeDtoOf({ row, on: row.starts_on, time: timeOn(row, row.starts_on) })

const inOrder = ({ time: one, row }: ListedTime<Listed>, { time: other, row: next }: ListedTime<Listed>): number =>
  one.from < other.from || (one.from === other.from && row.title < next.title) ? -1 : 1

/** Lists the viewer's events that may have times on some days. */
export const standingOn = async (
  tx: Tx,
  { from, through, search, sharedOnly = false }: Asked,
): Promise<readonly EventRow[]> =>
  (await standingBetween(tx, { from, through, search })).filter(({ status }) => !(sharedOnly && isKeptLeaf(status)))

/** Lists the first times that events have on some days of a zone, in order. */
export const timesOn = <Row extends Listed>(
  rows: readonly Row[],
  zone: string,
  { from, through, most = limits.calendarEvent.times }: Days & { readonly most?: number },
): readonly ListedTime<Row>[] => {
  const isWithin = isOn({ from, through }, zone)
  return rows
    .flatMap((row) =>
      daysOf(row, { from: addDays(from, -1), through: addDays(through, 1), most }).map((on) => ({
        row,
        on,
        time: timeOn(row, on),
      })),
    )
    .filter(({ time }) => isWithin(time))
    .toSorted(inOrder)
    .slice(0, most)
}

/** Lists them as the calendar shows them. */
export const timesBetween = async (tx: Tx, asked: Asked): Promise<EventTimeDto[]> =>
  timesOn(await standingOn(tx, asked), await familyZone(tx), asked).map(timeDtoOf)
