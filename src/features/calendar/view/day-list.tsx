import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { boundsOf } from '#domain/parenting-time/by-day.ts'
import type { PlainDate } from '#domain/time.ts'
import { formatMonth } from '#domain/time-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { arrivalTimes, bothTimes } from '../times/both-times.ts'
import { daysOfMonth } from './calendar-days.ts'
import type { DayMark } from './day-marks.ts'
import { childNames, sideOf } from './day-model.ts'
import { type Handover, handoversOn } from './handovers.ts'
import { MarkLine } from './lines/mark-line.tsx'
import { plannedChildren } from './planned-children.ts'
import { Swatch } from './swatch.tsx'
import type { ReadyCalendar } from './use-calendar.ts'

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
    gap: { base: 'u0.5', sm: 'u2' },
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    '& + &': { borderTopWidth: '1px' },
  },
})

type Listed = { date: PlainDate; handovers: readonly Handover[]; marks: readonly DayMark[] }

function listedIn({ engine, plan, viewer, marks }: ReadyCalendar, date: PlainDate): Listed[] {
  const children = plannedChildren(viewer)
  return daysOfMonth(date).flatMap((day) => {
    const handovers = handoversOn(engine, children, boundsOf(day, plan.zone))
    const own = marks.get(day) ?? []
    return handovers.length + own.length === 0 ? [] : [{ date: day, handovers, marks: own }]
  })
}

/** Lists the exchanges of a month, and what else is on its days. */
export function DayList({ calendar, date }: { calendar: ReadyCalendar; date: PlainDate }) {
  const { LL, locale } = useI18nContext()
  const { list } = LL.calendar
  const { viewer } = calendar
  const listed = listedIn(calendar, date)
  if (listed.length === 0)
    return (
      <Card>
        <EmptyState title={list.empty({ month: formatMonth(date, locale) })}>{list.emptyText()}</EmptyState>
      </Card>
    )
  return (
    <Card bleed>
      <ul aria-label={formatMonth(date, locale)}>
        {listed.map(({ date: day, handovers, marks }) => (
          <Line key={day} {...(day === viewer.today && { 'aria-current': 'date' as const })}>
            <chakra.span textStyle="strong">{viewer.longDate(day)}</chakra.span>
            <chakra.div display="flex" flexDirection="column" gap="u1" minW="0">
              {handovers.map((handover) => (
                <HandoverLine
                  key={`${handover.childIds.join()} ${handover.from}`}
                  handover={handover}
                  calendar={calendar}
                />
              ))}
              {marks.map((mark) => (
                <chakra.span key={mark.key} color="fg.2">
                  <MarkLine mark={mark} calendar={calendar} />
                </chakra.span>
              ))}
            </chakra.div>
          </Line>
        ))}
      </ul>
    </Card>
  )
}

function HandoverLine({ handover, calendar }: { handover: Handover; calendar: ReadyCalendar }): ReactNode {
  const { LL, locale } = useI18nContext()
  const { viewer, plan } = calendar
  const { childIds, exchange, from } = handover
  const all = plannedChildren(viewer).length
  const text = LL.calendar.list.exchange({
    from: viewer.nameOf(exchange.from),
    to: viewer.nameOf(exchange.to),
    time: bothTimes(from, { zone: plan.zone, locale, texts: LL.calendar.day }),
  })
  const about = [
    childIds.length < all ? childNames(childIds, viewer) : '',
    exchange.name,
    exchange.place,
    arrivalTimes(exchange, locale, LL.calendar.day),
  ]
  return (
    <chakra.span display="flex" gap="u1" alignItems="center">
      <Swatch who={sideOf(exchange.to, viewer) ?? 'nobody'} aria-hidden="true">
        {viewer.nameOf(exchange.to).slice(0, 1)}
      </Swatch>
      <span>
        {text}
        <chakra.span display="block" textStyle="secondary" color="fg.3">
          {about.filter(Boolean).join(' · ')}
        </chakra.span>
      </span>
    </chakra.span>
  )
}
