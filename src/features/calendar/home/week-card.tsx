import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { planOf } from '#contract/calendar/parenting-time.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { dateIn, dayOfMonth, epochOf, type PlainDate } from '#domain/time.ts'
import { formatShortWeekday } from '#domain/time-text.ts'
import { firstWeekday } from '#domain/week-start.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { profileQuery } from '#src/app/shared/data/profile.ts'
import { useNow } from '#src/app/shared/use-now.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { parentingTimeQuery } from '../calendar.queries.ts'
import { weekOf } from '../view/calendar-days.ts'
import { plannedChildren } from '../view/planned-children.ts'
import { ExchangeLines } from './exchange-line.tsx'
import { nextExchanges, weekBands } from './week.model.ts'
import { WeekBand } from './week-band.tsx'
import { WeekFrame } from './week-frame.tsx'

const Days = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    mb: 'u1',
    textStyle: 'chip',
    color: 'fg.2',
    '& li': { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, columnGap: '4px', ps: '2px' },
    '& [aria-current]': { color: 'brand.strong', fontWeight: 'semibold' },
  },
})
const Said = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'u1',
    color: 'fg.2',
  },
})

/** Shows whose time this week is, and the next exchange. The live stream loads it again when a plan or a swap changes. */
export function WeekCard() {
  const { client } = useApp()
  const { week } = useI18nContext().LL.home
  const viewer = useViewer()
  const query = useQuery(parentingTimeQuery(client))
  const plan = useMemo(() => (query.data ? planOf(query.data) : null), [query.data])
  const engine = useMemo(() => (plan ? createEngine(plan) : null), [plan])
  const now = useNow()
  const dates = useWeek(now)
  if (!plan || !engine) {
    if (query.isPaused)
      return (
        <WeekFrame>
          <Said>{week.offline()}</Said>
        </WeekFrame>
      )
    if (!query.isError) return <WeekFrame />
    return (
      <WeekFrame>
        <Said role="alert">
          {week.failed()}
          <Button variant="tertiary" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
            {week.retry()}
          </Button>
        </Said>
      </WeekFrame>
    )
  }
  if (plan.schedules.length === 0) return <NoSchedule viewer={viewer} />
  const children = plannedChildren(viewer)
  const bands = weekBands(engine, children, dates, plan.zone)
  const exchanges = nextExchanges(engine, children, epochOf(now))
  return (
    <WeekFrame aside={<ExchangeLines exchanges={exchanges} viewer={viewer} now={now} />}>
      <DayNames dates={dates} today={dateIn(now, plan.zone)} viewer={viewer} />
      <chakra.div display="grid" gap="u1">
        {bands.map((band) => (
          <WeekBand key={band.childIds.join()} band={band} viewer={viewer} isApart={bands.length > 1} />
        ))}
      </chakra.div>
    </WeekFrame>
  )
}

/** Returns the days of the present week, which begins as the person's weeks do. */
function useWeek(now: string): PlainDate[] {
  const { client } = useApp()
  const { locale } = useI18nContext()
  const { family } = useViewer()
  const { data: profile } = useQuery(profileQuery(client))
  return weekOf(dateIn(now, family.timeZone), firstWeekday(profile?.weekStart, locale))
}

function DayNames({ dates, today, viewer }: { dates: readonly PlainDate[]; today: PlainDate; viewer: Viewer }) {
  return (
    <Days>
      {dates.map((date) => (
        <li key={date} {...(date === today && { 'aria-current': 'date' as const })}>
          <span>{formatShortWeekday(date, viewer.locale)}</span>
          <span>{dayOfMonth(date)}</span>
        </li>
      ))}
    </Days>
  )
}

function NoSchedule({ viewer }: { viewer: Viewer }) {
  const { week } = useI18nContext().LL.home
  return (
    <WeekFrame>
      <Said>
        {week.empty()}
        {viewer.may('calendar.plan') && (
          <ButtonLink variant="secondary" link={<Link to="/calendar/schedules/new" />}>
            {week.add()}
          </ButtonLink>
        )}
      </Said>
    </WeekFrame>
  )
}
