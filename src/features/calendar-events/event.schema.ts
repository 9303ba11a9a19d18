import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { type NewCalendarEvent, newCalendarEvent } from '#contract/calendar-events/calendar-events.ts'
import { minuteOf } from '#domain/parenting-time/moments.ts'
import { dayNumberOf } from '#domain/time.ts'
import { clockOf } from '#domain/zone-clock.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { bodyOf, type EventValues, eventFieldNames } from './event.model.ts'

/** Finds the field of a problem, by the path in the body or by the server's name for it. */
export function fieldOf(
  [first, second]: readonly PropertyKey[],
  { ending }: Pick<EventValues, 'ending'>,
): keyof EventValues {
  if (first === 'on') return 'startsOn'
  if (first === 'end') return second === 'count' || (second !== 'on' && ending === 'count') ? 'count' : 'endOn'
  return eventFieldNames.find((name) => name === first) ?? 'title'
}

/** A series begins with its first time, which may be days after the one that is typed; only the server works that out. */
const beginsLater = ({ startsOn, startsAt, frequency }: NewCalendarEvent, zone: string, now: number): boolean =>
  frequency !== 'once' || clockOf(zone).epochAt(dayNumberOf(startsOn), minuteOf(startsAt ?? '00:00')) > now

/** Asks the same questions as the server, which asks them again. */
export const eventResolver =
  ({ family }: Viewer, now: () => number): Resolver<EventValues, unknown, NewCalendarEvent> =>
  (values) => {
    const parsed = safeParse(newCalendarEvent, bodyOf(values))
    if (parsed.success && beginsLater(parsed.data, family.timeZone, now())) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<EventValues> = {}
    if (parsed.success) errors.startsOn = { type: 'schema', message: 'notAhead' }
    for (const { path, message } of parsed.error?.issues ?? [])
      errors[fieldOf(path, values)] ??= { type: 'schema', message }
    return { values: {}, errors }
  }
