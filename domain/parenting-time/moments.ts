import { dayNumberOf } from '../time.ts'
import type { ZoneClock } from '../zone-clock.ts'
import type { Edge, Handover, TimeOfDay, WithoutSchool } from './plan.ts'

export const minuteOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** January 1, 1970 was a Thursday. 0 is Sunday. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7

export type IsWithoutSchool = (day: number) => boolean

export function schoolDays(listed: readonly WithoutSchool[], childId: string): IsWithoutSchool {
  const free = new Set<number>()
  for (const { childId: of, from, to } of listed)
    if (of === childId) for (let day = dayNumberOf(from); day <= dayNumberOf(to); day += 1) free.add(day)
  return (day) => free.has(day) || weekdayOfDay(day) % 6 === 0
}

/** Tells when a child changes homes on a given day. */
export type Timing = { readonly minute: number; readonly withoutSchool: number | null }

export const timingOf = ({ time, withoutSchool }: Handover): Timing => ({
  minute: minuteOf(time),
  withoutSchool: withoutSchool === null ? null : minuteOf(withoutSchool),
})

export type Surroundings = { readonly clock: ZoneClock; readonly isWithoutSchool: IsWithoutSchool }

export const epochOn = ({ clock, isWithoutSchool }: Surroundings, day: number, timing: Timing): number =>
  clock.epochAt(day, timing.withoutSchool !== null && isWithoutSchool(day) ? timing.withoutSchool : timing.minute)

export const epochOfEdge = (around: Surroundings, date: number, { day, handover }: Edge): number =>
  epochOn(around, date + day, timingOf(handover))
