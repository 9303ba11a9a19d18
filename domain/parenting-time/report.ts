import type { PlainDate } from '../time.ts'
import { addDays } from '../time.ts'
import type { Because } from './answer.ts'
import { boundsOf, partsOfDay, siblingsIn } from './by-day.ts'
import type { Engine } from './engine.ts'
import { type Days, rangeOfDays, type Share, sharesOf } from './folds.ts'

/** A piece of a day: who has the children by what both parents agreed, why, and who would have them by the plan alone. */
export type ReportedPart = {
  readonly parent: string | null
  readonly scheduled: string | null
  readonly because: Because | null
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

/** Returns whose time each moment of some days is, day by day, and what the plan says without approved swaps. */
export function reportedDays(engine: Engine, childIds: readonly string[], days: Days, zone: string): ReportedDay[] {
  const groups = siblingsIn(engine, childIds, rangeOfDays(zone, days))
  return datesOf(days).flatMap((date) => {
    const bounds = boundsOf(date, zone)
    return groups.map((group): ReportedDay => {
      const [childId = ''] = group.childIds
      const parts = partsOfDay(group.spans, bounds).flatMap(({ parent, because, from, until }) =>
        engine
          .spans(childId, { from, until }, 'holiday')
          .map((span) => ({ parent, because, scheduled: span.parent, from: span.from, until: span.until })),
      )
      return { date, childIds: group.childIds, parts: joined(parts) }
    })
  })
}

/** Joins pieces that differ in nothing but their times. */
function joined(parts: readonly ReportedPart[]): ReportedPart[] {
  const found: ReportedPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    const isSame = last && last.parent === part.parent && last.scheduled === part.scheduled
    if (isSame && JSON.stringify(last.because) === JSON.stringify(part.because))
      found[found.length - 1] = { ...last, until: part.until }
    else found.push(part)
  }
  return found
}

/** Counts one child's time with one parent: by the plan, and by what both parents agreed. Null counts what nobody has. */
export type ReportedShare = {
  readonly childId: string
  readonly parent: string | null
  readonly scheduled: Share
  readonly agreed: Share
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
    const [scheduled, agreed] = [
      sharesOf(engine, zone, childId, days, 'holiday'),
      sharesOf(engine, zone, childId, days, 'swap'),
    ]
    const unplanned = scheduled.has(null) || agreed.has(null) ? [null] : []
    return [...parents, ...unplanned].map((parent) => ({
      childId,
      parent,
      scheduled: scheduled.get(parent) ?? none,
      agreed: agreed.get(parent) ?? none,
    }))
  })
}
