import { limits } from '#contract/limits.ts'
import { epochOf } from '../time.ts'
import { clockOf } from '../zone-clock.ts'

// A change request needs time to be answered: the change lies ahead, and the answer is due well before it. Times are
// instants in milliseconds; `from` is the earliest of the exchanged times.

const { fromAhead, expiryAhead, expiryBeforeFrom } = limits.changeRequest

export type RequestClocks = { readonly from: number; readonly expiresAt: number; readonly zone: string }
export type ClockProblem = 'fromTooSoon' | 'expiresTooSoon' | 'expiresTooLate' | 'expiresOnChangeDate'

/** Finds the earlier of one or two exchanged times, which the clocks are about. */
export const earliestIndex = (times: readonly { readonly from: string }[]): number => {
  const begins = times.map(({ from }) => epochOf(from))
  return begins.indexOf(Math.min(...begins))
}

/** Returns the midnight at which the day of an instant begins. */
const dayBegins = (epoch: number, zone: string): number => {
  const clock = clockOf(zone)
  return clock.epochAt(clock.dayAt(epoch), 0)
}

export function clockProblem({ from, expiresAt, zone }: RequestClocks, now: number): ClockProblem | null {
  if (from < now + fromAhead) return 'fromTooSoon'
  if (expiresAt < now + expiryAhead) return 'expiresTooSoon'
  if (expiresAt > from - expiryBeforeFrom) return 'expiresTooLate'
  // Only on a day of 25 hours can this be the earlier of the two.
  return expiresAt >= dayBegins(from, zone) ? 'expiresOnChangeDate' : null
}

const minuteMs = 60_000

/** Returns the first and the last minute at which a request may expire; null when it is too late to ask. */
export function expiryRange(from: number, zone: string, now: number): { earliest: number; latest: number } | null {
  const earliest = Math.ceil((now + expiryAhead) / minuteMs) * minuteMs
  const latest = Math.min(from - expiryBeforeFrom, dayBegins(from, zone) - minuteMs)
  return from < now + fromAhead || latest < earliest ? null : { earliest, latest }
}
