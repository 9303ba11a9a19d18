import { dayNumberOf, type PlainDate } from '../time.ts'
import { clockOf, type ZoneClock } from '../zone-clock.ts'
import type { Layer, Span } from './answer.ts'
import type { Engine } from './engine.ts'

/** Days from the first to the last one, both included. */
export type Days = { readonly from: PlainDate; readonly to: PlainDate }

/** `hours` are elapsed: a day on which clocks change has 23 or 25. `nights` are whole. */
export type Share = { readonly nights: number; readonly hours: number }

/** Time in which nobody is said to have the child stands under null. */
export type Shares = ReadonlyMap<string | null, Share>

const hourMs = 3_600_000

export const rangeOfDays = (zone: string, { from, to }: Days) => {
  const clock = clockOf(zone)
  return { from: clock.epochAt(dayNumberOf(from), 0), until: clock.epochAt(dayNumberOf(to) + 1, 0) }
}

/** A night belongs to whoever has the child at the midnight that ends the day, also that of the last day. */
export function sharesOf(engine: Engine, zone: string, childId: string, days: Days, upTo?: Layer): Shares {
  const range = rangeOfDays(zone, days)
  // The last night ends with the range, so its owner is read from the instant after.
  const spans = engine.spans(childId, { from: range.from, until: range.until + 1 }, upTo)
  const clock = clockOf(zone)
  const shares = new Map<string | null, { nights: number; hours: number }>()
  for (const span of spans) {
    const share = shares.get(span.parent) ?? { nights: 0, hours: 0 }
    share.hours += (Math.min(span.until, range.until) - Math.min(span.from, range.until)) / hourMs
    share.nights += nightsIn(clock, span, range.from)
    shares.set(span.parent, share)
  }
  return shares
}

/** Counts midnights, but for the one that begins the first day. */
const nightsIn = (clock: ZoneClock, { from, until }: Span, start: number): number =>
  midnightFrom(clock, until) - midnightFrom(clock, from === start ? start + 1 : from)

/** Returns the first day whose midnight is not before an instant. */
function midnightFrom(clock: ZoneClock, epoch: number): number {
  const day = clock.dayAt(epoch)
  return clock.epochAt(day, 0) >= epoch ? day : day + 1
}

/** Counts the plan beside what was agreed; `actual` counts what really happened as well. */
export const compareShares = (engine: Engine, zone: string, childId: string, days: Days) => ({
  scheduled: sharesOf(engine, zone, childId, days, 'holiday'),
  agreed: sharesOf(engine, zone, childId, days, 'swap'),
  actual: sharesOf(engine, zone, childId, days, 'actual'),
})
