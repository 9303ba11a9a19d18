import { addDays, dateIn, epochOf, fromEpoch, type PlainDate } from '../time.ts'
import type { Schedule } from './plan.ts'

type Days = Pick<Schedule, 'id' | 'childIds' | 'startsOn' | 'endsOn'>
type Asked = {
  readonly childIds: readonly string[]
  readonly times: readonly { readonly from: string; readonly until: string }[]
}

const covers = ({ startsOn, endsOn }: Pick<Days, 'startsOn' | 'endsOn'>, day: PlainDate): boolean =>
  startsOn <= day && (endsOn === null || day <= endsOn)

/** Lists each day of the family's zone on which a time lies. A time that ends at midnight ends with the day before. */
function daysOf({ from, until }: Asked['times'][number], zone: string): PlainDate[] {
  const last = dateIn(fromEpoch(epochOf(until) - 1), zone)
  const days: PlainDate[] = []
  for (let day = dateIn(from, zone); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Says whether a schedule covers each of some children on a day. */
export const doCover = (schedules: readonly Days[], childIds: readonly string[], day: PlainDate): boolean =>
  childIds.every((childId) => schedules.some((one) => one.childIds.includes(childId) && covers(one, day)))

/**
 * Says whether exchanged times lose what they would change: a day that a schedule covered until now is covered by none once
 * it ends with `last`. `schedules` are those that count then, besides the one that ends.
 */
export const losesGround = (
  asked: Asked,
  ending: Days & { readonly last: PlainDate },
  schedules: readonly Days[],
  zone: string,
): boolean => {
  const concerned = asked.childIds.filter((childId) => ending.childIds.includes(childId))
  return asked.times
    .flatMap((time) => daysOf(time, zone))
    .some((day) => day > ending.last && covers(ending, day) && !doCover(schedules, concerned, day))
}
