import { useMemo } from 'react'
import { boundsOf, siblingsIn } from '#domain/parenting-time/by-day.ts'
import { addDays, type PlainDate } from '#domain/time.ts'
import { formatMonth } from '#domain/time-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import type { CalendarAddress } from './calendar-address.ts'
import { weekOf, weeksOfMonth } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { dayModel } from './day-model.ts'
import { plannedChildren } from './planned-children.ts'
import type { ReadyCalendar } from './use-calendar.ts'

type GridViewProps = {
  calendar: ReadyCalendar
  address: CalendarAddress
  onMove: (date: PlainDate) => void
  onOpen: () => void
}

/** Shows a month or a week as a grid. Its days are computed once and stay while the cursor moves among them. */
export function GridView({ calendar, address: { view, date }, onMove, onOpen }: GridViewProps) {
  const { LL } = useI18nContext()
  const { plan, engine, viewer, marks, firstDay } = calendar
  const isWeek = view === 'week'
  const from = isWeek ? weekOf(date, firstDay)[0] : date.slice(0, 7)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `from` stands for the dates that are shown
  const weeks = useMemo(() => {
    const dates = isWeek ? [weekOf(date, firstDay)] : weeksOfMonth(date, firstDay)
    const [first = date, last = date] = [dates[0]?.[0], dates.at(-1)?.at(-1)]
    const range = { from: boundsOf(first, plan.zone).from, until: boundsOf(addDays(last, 1), plan.zone).from }
    const siblings = siblingsIn(engine, plannedChildren(viewer), range)
    const inputs = { plan, siblings, marks, viewer, LL }
    return dates.map((days) => days.map((day, index) => dayModel(day, isWeek || index === 0, inputs)))
  }, [isWeek, from, firstDay, plan, engine, viewer, marks, LL])
  return (
    <Card bleed>
      <CalendarGrid
        label={isWeek ? LL.calendar.views.week() : formatMonth(date, viewer.locale)}
        weeks={weeks}
        cursor={date}
        today={viewer.today}
        month={isWeek ? null : date.slice(0, 7)}
        viewer={viewer}
        onMove={onMove}
        onOpen={onOpen}
      />
    </Card>
  )
}
