import { useCallback, useSyncExternalStore } from 'react'
import { dateIn, type Instant, type PlainDate } from '#domain/time.ts'
import { useApp } from './app-context.ts'

const minute = 60_000

type Clock = { readonly now: () => Instant }

/** Knows what day it is, and tells those who show it when it becomes another one. */
class Calendar {
  readonly #clock: Clock
  readonly #days = new Map<string, PlainDate>()
  readonly #told = new Set<() => void>()
  #beat: ReturnType<typeof setInterval> | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  today(zone: string): PlainDate {
    const known = this.#days.get(zone) ?? dateIn(this.#clock.now(), zone)
    this.#days.set(zone, known)
    return known
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    if (this.#told.size === 0) this.#begin()
    this.#told.add(tell)
    return () => {
      this.#told.delete(tell)
      if (this.#told.size === 0) this.#end()
    }
  }

  /** The timers of a page that nobody sees stand still, so it looks again when it is shown. */
  #begin(): void {
    this.#look()
    this.#beat = setInterval(this.#look, minute)
    document.addEventListener('visibilitychange', this.#look)
  }

  #end(): void {
    clearInterval(this.#beat)
    document.removeEventListener('visibilitychange', this.#look)
  }

  readonly #look = (): void => {
    const now = this.#clock.now()
    const changed = [...this.#days].filter(([zone, day]) => day !== dateIn(now, zone))
    for (const [zone] of changed) this.#days.delete(zone)
    if (changed.length > 0) for (const tell of this.#told) tell()
  }
}

const calendars = new WeakMap<Clock, Calendar>()

const calendarOf = (clock: Clock): Calendar => {
  const known = calendars.get(clock) ?? new Calendar(clock)
  calendars.set(clock, known)
  return known
}

/** Gives the present day in a zone by the server's clock, also when midnight passes while a page is open. */
export function useToday(zone: string): PlainDate {
  const { serverClock } = useApp()
  const calendar = calendarOf(serverClock)
  return useSyncExternalStore(
    calendar.subscribe,
    useCallback(() => calendar.today(zone), [calendar, zone]),
  )
}
