import { addDays, type PlainDate } from '#domain/time.ts'
import { isKeptLeaf } from '#machines/calendar-events/calendar-event.leaves.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Actor } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { wrong } from './events.content.ts'
import { beginEvent, type EventLifecycle } from './events.insert.ts'
import { type EventColumns, type EventRow, movedOf, setEvent } from './events.store.ts'
import { endsOfSeries, isToCome, lengthOf, recurrenceOf } from './events.times.ts'

type Told = { readonly lifecycle: EventLifecycle; readonly actor: Actor }

/** Throws `Refusal` invalid where the series has no time on that day that is still to come. */
export const mustCome = ({ now }: UnitOfWork, row: EventRow, on: PlainDate): void => {
  if (!isToCome(row, on, now)) throw wrong('on', 'notAChoice')
}

/** All of a series is changed as a whole, so what follows begins after its first time. */
export const mustFollow = (change: UnitOfWork, row: EventRow, on: PlainDate): void => {
  mustCome(change, row, on)
  if (on <= row.starts_on) throw wrong('on', 'notAChoice')
}

/** Returns what one time of a series says, as the columns of an event of its own. */
const columnsOn = (row: EventRow, on: PlainDate): EventColumns => {
  const { title, place, notes, parent_id, pick_up_id, drop_off_id, child_ids, colour, reminder, hides_place } = row
  const said = { title, place, notes, parent_id, pick_up_id, drop_off_id, child_ids, colour, reminder, hides_place }
  const days = { starts_on: on, ends_on: addDays(on, lengthOf(row)), last_on: on }
  const times = { starts_at: row.starts_at, ends_at: row.ends_at }
  return { ...said, ...days, ...times, ...onceColumns }
}
const onceColumns = {
  frequency: 'once',
  repeats_every: 1,
  weekdays: null,
  week_start: null,
  end_count: null,
  end_on: null,
} as const

type Own = { readonly on: PlainDate; readonly columns?: EventColumns }

/** Takes one time out of a series and writes the event that stands in its place. */
export const takeOut = async (
  change: UnitOfWork,
  row: EventRow,
  { on, columns = columnsOn(row, on) }: Own,
  { lifecycle, actor }: Told,
): Promise<EventRow> => {
  mustCome(change, row, on)
  const { owner_id, other_id, zone } = row
  const left_out = JSON.stringify([...row.left_out, on].toSorted())
  await setEvent(change.tx, row.id, { left_out })
  const place = { owner_id, other_id, zone, series_id: row.series_id ?? row.id, occurs_on: on, left_out: [] }
  return beginEvent(change, lifecycle, { columns, place, private: isKeptLeaf(row.status), actor })
}

/** Ends a series before a day. What was moved from that day on is left to the caller. */
export const endBefore = async ({ tx }: UnitOfWork, row: EventRow, on: PlainDate): Promise<void> => {
  const end_on = addDays(on, -1)
  const ends = endsOfSeries({ ...recurrenceOf(row), end: { by: 'date', on: end_on } })
  await setEvent(tx, row.id, { end_count: null, end_on, last_on: ends?.last ?? row.starts_on })
}

/** Begins a series in the place of another one's later times. Times that were moved stay as they are. */
export const beginFollowing = async (
  change: UnitOfWork,
  row: EventRow,
  { on, columns }: Required<Own>,
  { lifecycle, actor }: Told,
): Promise<void> => {
  const { owner_id, other_id, zone } = row
  const left_out = row.left_out.filter((day) => day >= on)
  const place = { owner_id, other_id, zone, series_id: row.series_id ?? row.id, occurs_on: null, left_out }
  await beginEvent(change, lifecycle, { columns, place, private: isKeptLeaf(row.status), actor })
}

type Move = 'calendarEvent.share' | 'calendarEvent.cancel' | 'calendarEvent.delete'
/** The moved times of a series go along with all of it, or with all from a day on, unless they have begun. */
export const moveAlong = async (
  change: UnitOfWork,
  row: EventRow,
  { type, from }: { readonly type: Move; readonly from: PlainDate | null },
  { lifecycle, actor }: Told,
): Promise<void> => {
  if (row.occurs_on !== null) return
  for (const moved of await movedOf(change.tx, row, from)) {
    const { begun } = await lifecycle.contextOf(change.tx, moved, change.now)
    if (!begun) await advance(change, lifecycle, moved.id, { type, version: moved.version }, actor)
  }
}

/** A single time is no series again. */
export const mustStayOnce = ({ occurs_on }: EventRow, { frequency }: { readonly frequency: string }): void => {
  if (occurs_on !== null && frequency !== 'once') throw wrong('frequency', 'notAChoice')
}
