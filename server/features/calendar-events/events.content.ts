import type { EventContent, EventSeries } from '#contract/calendar-events/calendar-events.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../children/children.chosen.ts'
import { parentIds } from './events.people.ts'
import type { EventColumns } from './events.store.ts'
import { beginningOn, endsOfSeries } from './events.times.ts'

export const wrong = (field: string, code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

const mustBeParents = async (tx: Tx, { parentId, pickUpId, dropOffId }: EventContent): Promise<void> => {
  const parents = await parentIds(tx)
  for (const [field, id] of Object.entries({ parentId, pickUpId, dropOffId }))
    if (id !== null && !parents.includes(id)) throw wrong(field, 'notAChoice')
}

/** A series begins with its first time, so the days typed move to it. */
const daysOfFirst = ({ startsOn, endsOn }: EventContent, series: EventSeries) => {
  const { frequency, interval, weekdays, end: ending } = series
  const found = endsOfSeries({ frequency, interval, weekdays, startsOn, end: ending })
  if (!found) throw wrong('end', 'noOccurrence')
  const { first, last } = found
  return { starts_on: first, ends_on: addDays(first, daysBetween(startsOn, endsOn)), last_on: last }
}

const weekdaysOf = ({ frequency, weekdays }: EventSeries): string | null =>
  frequency === 'weekly' && weekdays ? JSON.stringify(weekdays.toSorted((one, other) => one - other)) : null

const once: EventSeries = { frequency: 'once', end: null }

/**
 * Checks what the owner typed for one event and returns its columns. Throws `Refusal`: invalid, childRequired.
 */
export const eventColumnsFrom = async (
  { tx, now }: UnitOfWork,
  zone: string,
  content: EventContent,
  series: EventSeries = once,
): Promise<EventColumns> => {
  await mustBeParents(tx, content)
  await mustBeChoosable(tx, content.childIds)
  const days = daysOfFirst(content, series)
  const { frequency, interval = 1, end: ending } = series
  const first = { starts_at: content.startsAt, ends_at: content.endsAt, zone, ...days }
  const timed = { ...first, frequency, repeats_every: interval, weekdays: null, left_out: [] }
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
    end_count: ending?.by === 'count' ? ending.count : null,
    end_on: ending?.by === 'date' ? ending.on : null,
    reminder: content.reminder,
    hides_place: content.hidesPlace,
  }
}
