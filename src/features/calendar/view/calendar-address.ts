import { type CalendarView, calendarViews } from '#contract/calendar/calendar-view.ts'
import { addDays, earliestDate, isDate, type PlainDate } from '#domain/time.ts'
import { addMonths } from '#domain/time-text.ts'

/**
 * The page shows one view around one date, and the list what was searched for; the address holds them, so that a link or Back
 * restores them.
 */
export type CalendarAddress = {
  readonly view: CalendarView
  readonly date: PlainDate
  readonly search?: string | undefined
}

const viewIn = (text: string | null | undefined): CalendarView | undefined =>
  calendarViews.find((view) => view === text)

/** `kept` is the view that the person used last. */
export const addressFrom = (
  { view, date, search }: Readonly<Record<string, string | undefined>>,
  kept: string | null,
  today: PlainDate,
): CalendarAddress => ({
  view: viewIn(view) ?? viewIn(kept) ?? 'month',
  date: date && isDate(date) && date >= earliestDate ? date : today,
  search,
})

/** Returns the date that the arrows beside the title lead to. */
export function dateBeside({ view, date }: CalendarAddress, by: 1 | -1): PlainDate {
  if (view === 'day') return addDays(date, by)
  return view === 'week' ? addDays(date, 7 * by) : addMonths(date, by)
}

/** Returns the date that a key of the grid leads to; null for every other key. */
export function dateByKey(key: string, date: PlainDate, weekday: number): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekday)
    case 'End':
      return addDays(date, 6 - weekday)
    case 'PageUp':
      return addMonths(date, -1)
    case 'PageDown':
      return addMonths(date, 1)
    default:
      return null
  }
}
