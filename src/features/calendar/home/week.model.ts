import type { Exchange, Span } from '#domain/parenting-time/answer.ts'
import { boundsOf, joinedParts, partsOfDay, type Siblings, siblingsIn } from '#domain/parenting-time/by-day.ts'
import type { Engine } from '#domain/parenting-time/engine.ts'
import type { PlainDate } from '#domain/time.ts'
import { dayMs } from '#domain/zone-clock.ts'

/** A parent's time within the week. Places are counted in days from its first midnight, so that days are equally wide. */
export type WeekPart = Pick<Span, 'parent' | 'from' | 'until'> & { readonly days: number }
export type WeekBand = { readonly childIds: readonly string[]; readonly parts: readonly WeekPart[] }

/** Joins the parts of days that follow one another with the same parent. */
function partsOf({ spans }: Siblings, dates: readonly PlainDate[], zone: string): WeekPart[] {
  const parts: WeekPart[] = []
  for (const date of dates) {
    const bounds = boundsOf(date, zone)
    for (const { parent, from, until } of joinedParts(partsOfDay(spans, bounds))) {
      const days = (until - from) / (bounds.until - bounds.from)
      const last = parts.at(-1)
      if (last && last.parent === parent)
        parts[parts.length - 1] = { parent, from: last.from, until, days: last.days + days }
      else parts.push({ parent, from, until, days })
    }
  }
  return parts
}

/** Returns whose time each moment of some days is, once for all children who are always together in them. */
export function weekBands(
  engine: Engine,
  childIds: readonly string[],
  dates: readonly PlainDate[],
  zone: string,
): WeekBand[] {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const range = { from: boundsOf(first, zone).from, until: boundsOf(last, zone).until }
  return siblingsIn(engine, childIds, range).map((siblings) => ({
    childIds: siblings.childIds,
    parts: partsOf(siblings, dates, zone),
  }))
}

export type NextExchange = { readonly childIds: readonly string[]; readonly at: number; readonly exchange: Exchange }

/**
 * No pattern goes on for longer without an exchange than two of its longest cycles. Children who are always with one parent
 * may change homes on a holiday alone, which is kept every second year at least.
 */
const horizons = [112 * dayMs, 732 * dayMs]

/** Returns the first span of a child that begins with an exchange after an instant. It looks further where none is near. */
function nextChange(engine: Engine, childId: string, now: number): Span | undefined {
  for (const horizon of horizons) {
    const spans = engine.spans(childId, { from: now, until: now + horizon })
    const next = spans.find(({ exchange, from }) => exchange !== null && from > now)
    if (next) return next
  }
  return undefined
}

/** Returns the earliest exchange after an instant: one, or several where children change homes in different ways then. */
export function nextExchanges(engine: Engine, childIds: readonly string[], now: number): NextExchange[] {
  const found = childIds.flatMap((childId) => {
    const span = nextChange(engine, childId, now)
    return span?.exchange ? [{ childId, at: span.from, exchange: span.exchange }] : []
  })
  const at = Math.min(...found.map((one) => one.at))
  const together = new Map<string, NextExchange>()
  for (const { childId, exchange } of found.filter((one) => one.at === at)) {
    const key = JSON.stringify(exchange)
    together.set(key, { at, exchange, childIds: [...(together.get(key)?.childIds ?? []), childId] })
  }
  return [...together.values()]
}
