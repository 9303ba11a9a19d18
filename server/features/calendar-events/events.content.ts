import type { EventContent, EventSeries } from '#contract/calendar-events/calendar-events.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { uiLocale } from '#contract/locale.ts'
import { addDays, daysBetween, type PlainDate, weekdayOf } from '#domain/time.ts'
import { firstWeekday } from '#domain/week-start.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../children/children.chosen.ts'
import { personById } from '../session/session.people.ts'
import { parentIds } from './events.people.ts'
import type { EventColumns, EventRow } from './events.store.ts'
import { beginningOn, endsOfSeries } from './events.times.ts'

export const wrong = (field: string, code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

const mustBeParents = async (tx: Tx, { parentId, pickUpId, dropOffId }: EventContent): Promise<void> => {
  const parents = await parentIds(tx)
  for (const [field, id] of Object.entries({ parentId, pickUpId, dropOffId }))
    if (id !== null && !parents.includes(id)) throw wrong(field, 'notAChoice')
}

/** A series begins with its first time, so the days typed move to it. */
const daysOfFirst = ({ startsOn, endsOn }: EventContent, series: EventSeries, weekBegins: number | null) => {
  const { frequency, interval, weekdays, end: ending } = series
  const weeks = { weekdays, weekBegins: weekBegins ?? undefined }
  const found = endsOfSeries({ frequency, interval, ...weeks, startsOn, end: ending })
  if (!found) throw wrong('end', 'noOccurrence')
  const { first, last } = found
  return { starts_on: first, ends_on: addDays(first, daysBetween(startsOn, endsOn)), last_on: last }
}

const weekdaysOf = ({ frequency, weekdays }: EventSeries): string | null =>
  frequency === 'weekly' && weekdays ? JSON.stringify(weekdays.toSorted((one, other) => one - other)) : null

/**
 * Weekdays of every second week are those of the weeks that the owner's calendar shows. Weeks make no difference where all
 * times are on the weekday of the day typed.
 */
const weekStartOf = async (
  tx: Tx,
  ownerId: string,
  startsOn: PlainDate,
  { frequency, interval = 1, weekdays = [] }: EventSeries,
): Promise<number | null> => {
  const ofFirst = weekdayOf(startsOn)
  if (frequency !== 'weekly' || interval === 1 || weekdays.every((day) => day === ofFirst)) return null
  const { week_start, locale } = await personById(tx, ownerId)
  return firstWeekday(week_start, uiLocale(locale))
}

const once: EventSeries = { frequency: 'once', end: null }

/**
 * Checks what the owner typed for one event and returns its columns. Throws `Refusal`: invalid, childRequired.
 */
export const eventColumnsFrom = async (
  { tx, now }: UnitOfWork,
  { zone, owner_id }: Pick<EventRow, 'zone' | 'owner_id'>,
  content: EventContent,
  series: EventSeries = once,
): Promise<EventColumns> => {
  await mustBeParents(tx, content)
  await mustBeChoosable(tx, content.childIds)
  const week_start = await weekStartOf(tx, owner_id, content.startsOn, series)
  const days = daysOfFirst(content, series, week_start)
  const { frequency, interval = 1, end: ending } = series
  const first = { starts_at: content.startsAt, ends_at: content.endsAt, zone, ...days }
  const timed = { ...first, frequency, repeats_every: interval, weekdays: null, week_start, left_out: [] }
  if (beginningOn(timed, days.starts_on) <= now) throw wrong('startsOn', 'notAhead')
  return {
    title: content.title,
    place: content.place || null,
    notes: content.notes || null,
    parent_id: content.parentId,
    pick_up_id: content.pickUpId,
    drop_off_id: content.dropOffId,
    child_ids: [...new Set(content.childIds)],
    colour: content.colour,
    ...days,
    starts_at: content.startsAt,
    ends_at: content.endsAt,
    frequency,
    repeats_every: interval,
    weekdays: weekdaysOf(series),
    week_start,
    end_count: ending?.by === 'count' ? ending.count : null,
    end_on: ending?.by === 'date' ? ending.on : null,
    reminder: content.reminder,
    hides_place: content.hidesPlace,
  }
}
