import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { addDays } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { eventTimesQuery } from '../calendar.queries.ts'
import { isDeviceIn } from '../times/both-times.ts'
import { eventMarks } from './event-marks.ts'
import { EventLine } from './lines/event-line.tsx'
import type { ReadyCalendar } from './use-calendar.ts'

const aYear = 365
/** More of them are found by another word. */
const most = 50

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
    gap: { base: 'u0.5', sm: 'u2' },
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    borderTopWidth: '1px',
  },
})

type FoundEventsProps = { calendar: ReadyCalendar; search: string }

/** Lists the events that have some words, within a year of today: those ahead first, then those that have passed. */
export function FoundEvents({ calendar, search }: FoundEventsProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { calendar: texts } = LL
  const { today, date } = calendar.viewer
  const range = { from: addDays(today, -aYear), to: addDays(today, aYear) }
  const query = useQuery(eventTimesQuery(client, { ...range, search }))
  const messages = {
    loading: texts.loading,
    failedTitle: texts.event.notLoaded,
    failedText: texts.failedText,
    retry: texts.retry,
    offlineTitle: texts.offlineTitle,
    offlineText: texts.offlineText,
  }
  return (
    <Awaited query={query} messages={messages}>
      {({ items }) => {
        const days = items.flatMap((event) => foundIn(event, calendar, LL))
        const ahead = days.filter(({ last }) => last >= today)
        const past = days.filter(({ last }) => last < today).toReversed()
        return items.length === 0 ? (
          <Card>
            <EmptyState title={texts.list.notFound({ search })}>
              {texts.list.searched({ from: date(range.from), to: date(range.to) })}
            </EmptyState>
          </Card>
        ) : (
          <>
            <Found title={texts.list.ahead()} found={ahead} calendar={calendar} />
            <Found title={texts.list.past()} found={past} calendar={calendar} />
          </>
        )
      }}
    </Awaited>
  )
}

type FoundDay = { event: EventTimeDto; first: string; last: string; label: string }

/** Reads from the marks of an event its days, and what stands on its first one. */
function foundIn(event: EventTimeDto, { viewer }: ReadyCalendar, LL: TranslationFunctions): FoundDay[] {
  const marks = [...eventMarks([event], { viewer, LL, isAway: !isDeviceIn(viewer.family.timeZone) })]
  const [begin, end] = [marks[0], marks.at(-1)]
  if (!begin || !end) return []
  const [first, [mark]] = begin
  return [{ event, first, last: end[0], label: mark?.label ?? event.title }]
}

type FoundProps = { title: string; found: readonly FoundDay[]; calendar: ReadyCalendar }

function Found({ title, found, calendar }: FoundProps) {
  const { list } = useI18nContext().LL.calendar
  if (found.length === 0) return null
  return (
    <Card bleed aria-label={title}>
      <CardBody>
        <chakra.h2 textStyle="cardHeading">{title}</chakra.h2>
        {found.length > most && (
          <chakra.p textStyle="secondary" color="fg.3">
            {list.firstOnes({ most })}
          </chakra.p>
        )}
      </CardBody>
      <ul>
        {found.slice(0, most).map(({ event, first, label }) => (
          <Line key={`${event.eventId} ${event.on}`}>
            <chakra.span textStyle="strong">{calendar.viewer.longDate(first)}</chakra.span>
            <EventLine event={event} label={label} calendar={calendar} />
          </Line>
        ))}
      </ul>
    </Card>
  )
}
