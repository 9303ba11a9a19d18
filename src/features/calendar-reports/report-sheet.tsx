import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useMemo } from 'react'
import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { type ParentingTimeDto, planOf } from '#contract/calendar/parenting-time.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { rangeOfDays } from '#domain/parenting-time/folds.ts'
import { keptHolidays } from '#domain/parenting-time/kept-holidays.ts'
import { reportedDays, reportedShares } from '#domain/parenting-time/report.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PrintFacts } from '#src/app/shared/print/print-facts.tsx'
import { usePrintViewer } from '#src/app/shared/print/use-print-viewer.ts'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import { ActualList } from './actual-list.tsx'
import { DayTable } from './day-table.tsx'
import { EventTable } from './event-table.tsx'
import { HolidayTable } from './holiday-table.tsx'
import { RequestChains } from './request-chains.tsx'
import { SchoolTable } from './school-table.tsx'
import { ShareTable } from './share-table.tsx'

type ReportSheetProps = {
  layers: ParentingTimeDto
  requests: readonly ChangeRequestDto[]
  actualTimes: readonly ActualTimeDto[]
  events: readonly EventTimeDto[]
  range: { readonly from: string; readonly to: string }
}

/** Prints the report of some days, by the same engine as the calendar and the PDF. */
export function ReportSheet({ layers, requests, actualTimes, events, range }: ReportSheetProps) {
  const { LL } = useI18nContext()
  const { calendarReport: texts } = LL
  const viewer = usePrintViewer()
  const { family, requester, made } = useRequestFacts(viewer)
  const { from, to } = range
  const { days, shares, holidays } = useMemo(() => {
    const engine = createEngine(planOf(layers))
    const named = [layers.schedules, layers.holidays, layers.swaps, layers.actual]
      .flat()
      .flatMap(({ childIds }) => childIds)
    const childIds = viewer.family.children.map(({ id }) => id).filter((id) => named.includes(id))
    const parents = viewer.family.members.filter(({ role }) => role === 'parent').map(({ id }) => id)
    return {
      days: reportedDays(engine, childIds, { from, to }, layers.zone),
      holidays: keptHolidays(engine, childIds, rangeOfDays(layers.zone, { from, to })),
      shares: reportedShares(engine, childIds, parents, { from, to }, layers.zone),
    }
  }, [layers, viewer, from, to])
  const period = { term: texts.period(), value: texts.range({ from: viewer.date(from), to: viewer.date(to) }) }
  return (
    <>
      <PrintFacts
        title={`${LL.productName()} · ${texts.title()}`}
        facts={[family, requester, period, made]}
        note={texts.shares.text()}
      />
      <Part title={texts.shares.title()}>
        <ShareTable shares={shares} viewer={viewer} />
      </Part>
      <Part title={texts.time.title()}>
        <DayTable days={days} layers={layers} viewer={viewer} />
      </Part>
      <Part title={texts.keptHolidays.title()}>
        <HolidayTable holidays={holidays} layers={layers} viewer={viewer} />
      </Part>
      <Part title={texts.school.title()}>
        <SchoolTable breaks={layers.breaks} range={range} viewer={viewer} />
      </Part>
      <Part title={texts.events.title()}>
        <EventTable events={events} viewer={viewer} />
      </Part>
      <Part title={texts.requests.title()}>
        <RequestChains requests={requests} range={range} viewer={viewer} />
      </Part>
      <Part title={texts.happened.title()}>
        <ActualList items={actualTimes} range={range} viewer={viewer} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mt="u3">
      <chakra.h3 textStyle="cardHeading">{title}</chakra.h3>
      {children}
    </chakra.section>
  )
}
