import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { type ParentingTimeDto, planOf } from '#contract/calendar/parenting-time.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import type { PlainDate } from '#domain/time.ts'
import { formatMonth } from '#domain/time-text.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { MonthLegend } from './month-legend.tsx'
import { MonthTable } from './month-table.tsx'

/** Seven days are wide, so the sheet lies on its side. A screen scrolls it. */
const Sheet = chakra('div', { base: { overflowX: 'auto', _print: { overflow: 'visible' } } })

type MonthSheetProps = {
  layers: ParentingTimeDto
  events: readonly EventTimeDto[]
  date: PlainDate
  weeks: readonly (readonly PlainDate[])[]
  viewer: Viewer
}

/** Prints a month: whose days they are, exchanges, holidays and shared events, then who recorded them. */
export function MonthSheet({ layers, events, date, weeks, viewer }: MonthSheetProps) {
  const { LL, locale } = useI18nContext()
  const { calendar, calendarReport } = LL
  const { family, requester, made } = useRequestFacts(viewer)
  const plan = useMemo(() => planOf(layers), [layers])
  const engine = useMemo(() => createEngine(plan), [plan])
  // A print is handed to others.
  const shared = events.filter((event) => !event.private)
  return (
    <Sheet data-sheet="wide" tabIndex={0} role="region" aria-label={formatMonth(date, locale)}>
      <chakra.h2 textStyle="cardHeading">
        {[LL.productName(), calendar.area(), formatMonth(date, locale)].join(' · ')}
      </chakra.h2>
      <chakra.p textStyle="secondary" color="fg.2" mb="u1">
        {[family, requester, made].map(({ term, value }, index) => (
          <span key={term}>
            {index > 0 && ' · '}
            {term}: {value}
          </span>
        ))}
      </chakra.p>
      <MonthTable
        plan={plan}
        engine={engine}
        layers={layers}
        events={shared}
        month={date.slice(0, 7)}
        weeks={weeks}
        viewer={viewer}
      />
      <MonthLegend engine={engine} layers={layers} events={shared} weeks={weeks} viewer={viewer} />
      <chakra.p textStyle="secondary" color="fg.2" mt="u1">
        {[
          calendar.header.zone({ zone: zoneText(viewer.family.timeZone, locale) }),
          calendarReport.month.leftOut(),
        ].join(' ')}
      </chakra.p>
    </Sheet>
  )
}
