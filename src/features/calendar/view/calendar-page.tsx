import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from '@tanstack/react-router'
import { memo, type Ref, Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { epochOf, type PlainDate } from '#domain/time.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useNow } from '#src/app/shared/use-now.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { deviceZone } from '../times/both-times.ts'
import type { CalendarAddress } from './calendar-address.ts'
import { CalendarHeader } from './calendar-header.tsx'
import { GridView } from './grid-view.tsx'
import { DayActual, DayBeside, DayCard, EventsFailed, ListView, MonthShares, WaitingHere } from './lazy.ts'
import { NoPlan } from './no-plan.tsx'
import { useAddress } from './use-address.ts'
import { isReady, type ReadyCalendar, useCalendar } from './use-calendar.ts'
import { useWaitingAnswers } from './use-waiting-answers.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u2', md: 'u3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
    alignItems: 'start',
  },
})
const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: 'u2', md: 'u3' }, minW: '0' },
})

/** A phone shows the sign alone; its name stays for who cannot see it. */
const Add = chakra('span', {
  base: {
    ms: { base: 'auto', sm: '0' },
    '& a': { minH: { base: '44px', sm: '40px' }, px: { base: '11px', sm: 'u2' }, gap: { base: '0', sm: 'u1' } },
    '& a > span': {
      position: { base: 'absolute', sm: 'static' },
      boxSize: { base: '1px', sm: 'auto' },
      overflow: { base: 'hidden', sm: 'visible' },
      clipPath: { base: 'inset(50%)', sm: 'none' },
      whiteSpace: 'nowrap',
    },
  },
})

/** Holds the room of the cards beside the grid while they load. */
const Place = chakra('div', { base: { minH: '20rem' } })

/** Shows whose day it is, by month, week, day or as a list. */
export function CalendarPage() {
  const { LL, locale } = useI18nContext()
  const { calendar: texts, errors } = LL
  const { address, change } = useAddress()
  const calendar = useCalendar(address.date)
  const { viewer, events, connected } = calendar
  const zone = viewer.family.timeZone
  const isAway = deviceZone(zone, epochOf(useNow())) !== null
  const messages = {
    loading: texts.loading,
    failedTitle: errors.calendarNotLoaded,
    failedText: texts.failedText,
    retry: texts.retry,
    offlineTitle: texts.offlineTitle,
    offlineText: texts.offlineText,
  }
  return (
    <>
      <CalendarHeader
        address={address}
        firstDay={calendar.firstDay}
        viewer={viewer}
        onChange={change}
        note={isAway ? texts.header.zone({ zone: zoneText(zone, locale) }) : null}
      >
        {viewer.may('calendar.plan') && (
          <Add>
            <ButtonLink
              icon={IconPlus}
              link={<Link to="/calendar/events/$id" params={{ id: 'new' }} search={{ on: address.date }} />}
            >
              {texts.event.add()}
            </ButtonLink>
          </Add>
        )}
      </CalendarHeader>
      <Suspense>
        {[events, connected].map(
          (query) =>
            query.isError && !query.data && <EventsFailed key={query === events ? 'all' : 'own'} query={query} />,
        )}
      </Suspense>
      <Awaited query={calendar.query} messages={messages}>
        {() => isReady(calendar) && <Shown calendar={calendar} address={address} onChange={change} />}
      </Awaited>
    </>
  )
}

type ShownProps = { calendar: ReadyCalendar; address: CalendarAddress; onChange: (address: CalendarAddress) => void }

function Shown({ calendar, address, onChange }: ShownProps) {
  const { view, date } = address
  const heading = useRef<HTMLHeadingElement>(null)
  const isGrid = view === 'month' || view === 'week'
  const open = () => heading.current?.focus()
  const { viewer } = calendar
  const present = useMemo(() => ({ calendar, date }), [calendar, date])
  // The cards beside a grid follow a moment later, so that a step to another month is seen at once.
  const beside = useDeferredValue(present, null)
  return (
    <Stack>
      {calendar.plan.schedules.length === 0 && <NoPlan viewer={viewer} />}
      <Columns>
        {isGrid && (
          <GridView calendar={calendar} address={address} onMove={(to) => onChange({ view, date: to })} onOpen={open} />
        )}
        <Suspense>
          {view === 'list' && <ListView calendar={calendar} address={address} onChange={onChange} />}
          {view === 'day' && (
            <DayCard {...present} headingRef={heading}>
              <Actual {...present} />
            </DayCard>
          )}
        </Suspense>
        <Beside shown={beside} hasDay={isGrid} headingRef={heading} />
      </Columns>
    </Stack>
  )
}

type ShownDay = { calendar: ReadyCalendar; date: PlainDate }
type BesideProps = { shown: ShownDay | null; hasDay: boolean; headingRef: Ref<HTMLHeadingElement> }

const Beside = memo(function Beside({ shown, hasDay, headingRef }: BesideProps) {
  const hasTexts = useWaitingAnswers()
  if (shown === null) return <Place />
  return (
    <Suspense fallback={<Place />}>
      {/* The requests stand above the other cards, so all of them are shown at once. */}
      <HeldPlace waits={hasTexts === null}>
        <Stack>
          {hasTexts && <WaitingHere requests={shown.calendar.requests} />}
          {hasDay && (
            <DayBeside {...shown} headingRef={headingRef}>
              <Actual {...shown} />
            </DayBeside>
          )}
          <MonthShares {...shown} />
        </Stack>
      </HeldPlace>
    </Suspense>
  )
})

/** Says what really happened on a day that has begun. */
function Actual({ calendar: { viewer }, date }: ShownDay) {
  return (
    date <= viewer.today &&
    viewer.may('actualTime.see') && (
      <Suspense>
        <DayActual date={date} />
      </Suspense>
    )
  )
}
