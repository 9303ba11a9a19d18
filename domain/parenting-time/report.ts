import type { PlainDate } from '../time.ts'
import { addDays } from '../time.ts'
import type { Because, Exchange, Span } from './answer.ts'
import { boundsOf, partsOfDay, siblingsIn } from './by-day.ts'
import type { Engine } from './engine.ts'
import { compareShares, type Days, rangeOfDays, type Share } from './folds.ts'
import { printedExchange } from './travel.ts'

/**
 * A piece of a day: who has the children by what both parents agreed and why, who would have them by the plan alone, and
 * who really had them. `actualId` names what both parents confirmed about it; null where nothing was. `exchange` begins it,
 * without a place that is hidden in prints.
 */
export type ReportedPart = {
  readonly parent: string | null
  readonly scheduled: string | null
  readonly happened: string | null
  readonly actualId: string | null
  readonly because: Because | null
  readonly exchange: Exchange | null
  readonly from: number
  readonly until: number
}
/** One day of children who are always together in the report. */
export type ReportedDay = {
  readonly date: PlainDate
  readonly childIds: readonly string[]
  readonly parts: readonly ReportedPart[]
}

const datesOf = ({ from, to }: Days): PlainDate[] => {
  const dates: PlainDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** Cuts an agreed piece where the plan or what really happened changes. */
const comparedIn = (
  engine: Engine,
  childId: string,
  { parent, because, exchange, from, until }: Span,
): ReportedPart[] =>
  engine.spans(childId, { from, until }, 'holiday').flatMap((planned) =>
    engine.spans(childId, { from: planned.from, until: planned.until }, 'actual').map((real) => ({
      parent,
      because,
      exchange: exchange && real.from === from ? printedExchange(exchange) : null,
      scheduled: planned.parent,
      happened: real.parent,
      actualId: real.because?.layer === 'actual' ? real.because.actualId : null,
      from: real.from,
      until: real.until,
    })),
  )

/** Returns whose time each moment of some days is, day by day, what the plan says without swaps, and what really happened. */
export function reportedDays(engine: Engine, childIds: readonly string[], days: Days, zone: string): ReportedDay[] {
  const groups = siblingsIn(engine, childIds, rangeOfDays(zone, days), ['swap', 'holiday', 'actual'])
  return datesOf(days).flatMap((date) => {
    const bounds = boundsOf(date, zone)
    return groups.map((group): ReportedDay => {
      const [childId = ''] = group.childIds
      const parts = partsOfDay(group.spans, bounds).flatMap((part) => comparedIn(engine, childId, part))
      return { date, childIds: group.childIds, parts: joined(parts) }
    })
  })
}

/** Tells whether two pieces differ in nothing but their times. */
const isSame = (one: ReportedPart, other: ReportedPart): boolean =>
  one.parent === other.parent &&
  one.scheduled === other.scheduled &&
  one.happened === other.happened &&
  one.actualId === other.actualId &&
  other.exchange === null &&
  JSON.stringify(one.because) === JSON.stringify(other.because)

/** Joins pieces that differ in nothing but their times. */
function joined(parts: readonly ReportedPart[]): ReportedPart[] {
  const found: ReportedPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last && isSame(last, part)) found[found.length - 1] = { ...last, until: part.until }
    else found.push(part)
  }
  return found
}

/** Counts one child's time with one parent: by the plan, by what both parents agreed, and as it really was. Null counts what nobody has. */
export type ReportedShare = {
  readonly childId: string
  readonly parent: string | null
  readonly scheduled: Share
  readonly agreed: Share
  readonly actual: Share
}

const none: Share = { nights: 0, hours: 0 }

export function reportedShares(
  engine: Engine,
  childIds: readonly string[],
  parents: readonly string[],
  days: Days,
  zone: string,
): ReportedShare[] {
  return childIds.flatMap((childId) => {
    const { scheduled, agreed, actual } = compareShares(engine, zone, childId, days)
    const unplanned = [scheduled, agreed, actual].some((shares) => shares.has(null)) ? [null] : []
    return [...parents, ...unplanned].map((parent) => ({
      childId,
      parent,
      scheduled: scheduled.get(parent) ?? none,
      agreed: agreed.get(parent) ?? none,
      actual: actual.get(parent) ?? none,
    }))
  })
}
