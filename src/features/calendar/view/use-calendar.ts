import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { planOf } from '#contract/calendar/parenting-time.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import type { ConnectedEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { addDays, dayInMonth, type PlainDate } from '#domain/time.ts'
import { firstWeekday } from '#domain/week-start.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { profileQuery } from '#src/app/shared/data/profile.ts'
import { perObject } from '#src/app/shared/per-object.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { changesQuery, connectedEntriesQuery, eventTimesQuery, parentingTimeQuery } from '../calendar.queries.ts'
import { isDeviceIn } from '../times/both-times.ts'
import { marksOf } from './day-marks.ts'
import { connectedMarks, eventMarks, marksTogether, type Shown } from './event-marks.ts'
import { holidayMarks } from './holiday-marks.ts'
import { plannedChildren } from './planned-children.ts'

const noneYet: readonly never[] = []
const noMarks: ReadonlyMap<PlainDate, never> = new Map<PlainDate, never>()

/** A month shows whole weeks, and a week may reach into the months beside it. */
const daysAround = (first: PlainDate) => ({ from: addDays(first, -7), to: addDays(dayInMonth(first, 31), 7) })

/** Gives what the calendar shows, and the queries that it waits for. */
export function useCalendar(date: PlainDate) {
  const { client } = useApp()
  const { LL, locale } = useI18nContext()
  const viewer = useViewer()
  const { data: profile } = useQuery(profileQuery(client))
  const time = useQuery(parentingTimeQuery(client))
  const changes = useQuery({ ...changesQuery(client), enabled: viewer.may('changeRequest.see') })
  const plan = useMemo(() => (time.data ? planOf(time.data) : null), [time.data])
  const engine = useMemo(() => (plan ? createEngine(plan) : null), [plan])
  const requests = changes.data?.items ?? noneYet
  const month = date.slice(0, 7)
  const times = useQuery({
    ...eventTimesQuery(client, daysAround(`${month}-01`)),
    placeholderData: keepPreviousData,
  })
  const events = times.data?.items ?? noneYet
  const own = useQuery({
    ...connectedEntriesQuery(client, daysAround(`${month}-01`)),
    placeholderData: keepPreviousData,
    enabled: viewer.may('connectedCalendar.own'),
  })
  const entries = own.data?.items ?? noneYet
  const holidays = useMemo(
    () =>
      engine && time.data
        ? holidayMarks(
            { engine, layers: time.data, childIds: plannedChildren(viewer), days: daysAround(`${month}-01`) },
            LL,
          )
        : noMarks,
    [engine, time.data, viewer, month, LL],
  )
  const waiting = useMemo(() => marksOf(requests, viewer.family.timeZone, LL), [requests, viewer, LL])
  const isAway = !isDeviceIn(viewer.family.timeZone)
  const shown = useMemo(() => ({ viewer, LL, isAway }), [viewer, LL, isAway])
  const [planned, connected] = useShownMarks(events, entries, shown)
  const marks = useMemo(
    () => marksTogether(holidays, waiting, planned, connected),
    [holidays, waiting, planned, connected],
  )
  return {
    query: time,
    events: times,
    connected: own,
    layers: time.data,
    plan,
    engine,
    viewer,
    marks,
    requests,
    firstDay: firstWeekday(profile?.weekStart, locale),
  }
}

/** Marks what a month has. Each month keeps its marks as long as its events are kept, because a reader goes to and fro. */
function useShownMarks(events: readonly EventTimeDto[], entries: readonly ConnectedEntryDto[], shown: Shown) {
  const marks = useMemo(
    () => ({
      ofEvents: perObject((times: readonly EventTimeDto[]) => eventMarks(times, shown)),
      ofEntries: perObject((times: readonly ConnectedEntryDto[]) => connectedMarks(times, shown)),
    }),
    [shown],
  )
  return [marks.ofEvents(events), marks.ofEntries(entries)] as const
}

export type Calendar = ReturnType<typeof useCalendar>
/** A calendar whose layers have come. */
export type ReadyCalendar = Calendar & {
  readonly layers: NonNullable<Calendar['layers']>
  readonly plan: NonNullable<Calendar['plan']>
  readonly engine: NonNullable<Calendar['engine']>
}
export const isReady = (calendar: Calendar): calendar is ReadyCalendar =>
  calendar.plan !== null && calendar.engine !== null
