import * as z from 'zod/mini'
import { addYears } from '#domain/time.ts'
import type { FieldProblem } from '../errors.ts'

/** The first time of an event, as wall times in its zone. Without times it takes whole days. */
type Times = {
  readonly startsOn: string
  readonly startsAt: string | null
  readonly endsOn: string
  readonly endsAt: string | null
}

const rule = (error: FieldProblem, field: keyof Times, holds: (times: Times) => boolean) =>
  z.refine<Times>(holds, { error, path: [field] })

/** An event takes whole days, or it has both times. */
export const bothTimes = rule('required', 'endsAt', ({ startsAt, endsAt }) => (startsAt === null) === (endsAt === null))
export const endsOnNoEarlierDay = rule('endBeforeStart', 'endsOn', ({ startsOn, endsOn }) => endsOn >= startsOn)
export const endsAtNoEarlierTime = rule(
  'endBeforeStart',
  'endsAt',
  ({ startsOn, startsAt, endsOn, endsAt }) =>
    startsOn !== endsOn || startsAt === null || endsAt === null || endsAt >= startsAt,
)
export const noLongerThanYear = rule(
  'eventTooLong',
  'endsOn',
  ({ startsOn, endsOn }) => endsOn <= addYears(startsOn, 1),
)

type Series = Pick<Times, 'startsOn'> & {
  readonly frequency: string
  readonly end: { readonly by: string; readonly on?: string } | null
}
/** A series allows at least one time; one time alone has no end. */
export const endsAfterFirst = z.refine<Series>(
  ({ startsOn, end: ending }) => ending?.on === undefined || ending.on >= startsOn,
  { error: 'noOccurrence', path: ['end', 'on'] },
)
export const endsWhereRepeated = z.refine<Series>(
  ({ frequency, end: ending }) => frequency !== 'once' || ending === null,
  { error: 'notAChoice', path: ['end'] },
)
