import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { planOf } from '#contract/calendar/parenting-time.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { changesQuery, ownProfileQuery, parentingTimeQuery } from '../calendar.queries.ts'
import { firstWeekday } from './calendar-days.ts'
import { marksOf } from './day-marks.ts'

const noneYet: readonly never[] = []

/** Gives what the calendar shows, and the queries that it waits for. */
export function useCalendar() {
  const { client } = useApp()
  const { LL, locale } = useI18nContext()
  const viewer = useViewer()
  const { data: profile } = useQuery(ownProfileQuery(client))
  const time = useQuery(parentingTimeQuery(client))
  const changes = useQuery({ ...changesQuery(client), enabled: viewer.may('changeRequest.see') })
  const plan = useMemo(() => (time.data ? planOf(time.data) : null), [time.data])
  const engine = useMemo(() => (plan ? createEngine(plan) : null), [plan])
  const requests = changes.data?.items ?? noneYet
  const marks = useMemo(() => marksOf(requests, viewer.family.timeZone, LL), [requests, viewer, LL])
  return {
    query: time,
    layers: time.data,
    plan,
    engine,
    viewer,
    marks,
    requests,
    firstDay: firstWeekday(profile?.weekStart, locale),
  }
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
