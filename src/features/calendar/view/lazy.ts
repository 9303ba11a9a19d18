import { lazy } from 'react'
import { whenIdle } from '#src/app/shared/when-idle.ts'

const loadDay = async () => ({ default: (await import('./day-card.tsx')).DayCard })

/** These parts are no part of the month, with which the calendar opens, so they load when they are shown. */
export const DayCard = lazy(loadDay)
export const DayActual = lazy(async () => ({ default: (await import('../actual/day-actual.tsx')).DayActual }))
export const ListView = lazy(async () => ({ default: (await import('./list-view.tsx')).ListView }))
export const EventsFailed = lazy(async () => ({ default: (await import('./events-failed.tsx')).EventsFailed }))

/** These stand beside or below the month. */
export const DayBeside = lazy(whenIdle(loadDay))
export const MonthShares = lazy(whenIdle(async () => ({ default: (await import('./month-shares.tsx')).MonthShares })))
export const WaitingHere = lazy(
  whenIdle(async () => ({ default: (await import('../waiting/waiting-here.tsx')).WaitingHere })),
)
