import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { earliestDate, isDate } from '#domain/time.ts'
import { formatMonth } from '#domain/time-text.ts'
import { firstWeekday } from '#domain/week-start.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { profileQuery } from '#src/app/shared/data/profile.ts'
import { PrintSheet } from '#src/app/shared/print/print-pages.tsx'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import { eventTimesQuery, parentingTimeQuery } from '#src/features/calendar/calendar.queries.ts'
import { weeksOfMonth } from '#src/features/calendar/view/calendar-days.ts'
import { MonthSheet } from './month-sheet.tsx'

/** Prints the month of a date. Everybody who sees the calendar may print it, and sees no more in it. */
export function MonthPrintPage() {
  const { client } = useApp()
  const { LL, locale } = useI18nContext()
  const { calendar, calendarReport: texts } = LL
  const viewer = usePrintViewer()
  const { date: asked } = useSearch({ from: '/_authed/calendar/month' })
  const date = asked !== undefined && isDate(asked) && asked >= earliestDate ? asked : viewer.today
  const { data: profile, isPending } = useQuery(profileQuery(client))
  const weeks = weeksOfMonth(date, firstWeekday(profile?.weekStart, locale))
  const [from = date, to = date] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const time = useQuery(parentingTimeQuery(client))
  const events = useQuery({ ...eventTimesQuery(client, { from, to }), enabled: !isPending })
  return (
    <PrintSheet
      title={`${calendar.area()} · ${formatMonth(date, locale)}`}
      back={{ label: calendar.area(), link: <Link to="/calendar" search={{ view: 'month', date }} /> }}
      whole={time.isSuccess && events.isSuccess}
    >
      <Awaited query={time} messages={texts}>
        {(layers) => (
          <Awaited query={events} messages={texts}>
            {({ items }) => <MonthSheet layers={layers} events={items} date={date} weeks={weeks} viewer={viewer} />}
          </Awaited>
        )}
      </Awaited>
    </PrintSheet>
  )
}
