import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import type { ConnectedEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { dateOfDay, epochOf, type PlainDate } from '#domain/time.ts'
import { clockOf } from '#domain/zone-clock.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Tone } from '#src/theme/palette.ts'
import { changeRequestChart } from '../request.chart.ts'

/** Something on a day beside whose day it is. `label` is what a screen reader hears. */
export type DayMark = {
  readonly key: string
  readonly text: string
  readonly label: string
  readonly tone: Tone
  /** Drawn with a dashed line: it may still come to nothing. */
  readonly open: boolean
  /** The holiday that it stands for. */
  readonly holidayId?: string | undefined
  /** The time of an event that it stands for. */
  readonly event?: EventTimeDto | undefined
  /** The time of a connected calendar that it stands for. */
  readonly entry?: ConnectedEntryDto | undefined
}

type Marks = Map<PlainDate, DayMark[]>

const add = (marks: Marks, date: PlainDate, mark: DayMark): void => {
  marks.set(date, [...(marks.get(date) ?? []), mark])
}

/** Returns the days that a time touches; its end belongs to no day that begins with it. */
export function daysOf(from: string, until: string, zone: string): PlainDate[] {
  const clock = clockOf(zone)
  const last = clock.dayAt(epochOf(until) - 1)
  const days: PlainDate[] = []
  for (let day = clock.dayAt(epochOf(from)); day <= last; day += 1) days.push(dateAt(day))
  return days
}

/** A month of events has few days, so each is written once. */
const dates = new Map<number, PlainDate>()
function dateAt(day: number): PlainDate {
  const known = dates.get(day) ?? dateOfDay(day)
  dates.set(day, known)
  return known
}

/** Marks the days of requests that still wait for an answer. */
export function marksOf(
  requests: readonly ChangeRequestDto[],
  zone: string,
  { calendar: { marks: texts } }: Pick<TranslationFunctions, 'calendar'>,
): ReadonlyMap<PlainDate, readonly DayMark[]> {
  const marks: Marks = new Map()
  for (const request of requests) {
    const { isFinal, isYourTurn } = changeRequestChart(request)
    if (isFinal) continue
    const isSwap = request.times.length > 1
    const text = isSwap ? texts.swap() : texts.change()
    const label = isYourTurn ? texts.waitsForYou() : texts.waits()
    const days = new Set(request.times.flatMap(({ from, until }) => daysOf(from, until, zone)))
    for (const day of days)
      add(marks, day, { key: request.id, text, label, tone: isYourTurn ? 'attention' : 'waiting', open: true })
  }
  return marks
}
