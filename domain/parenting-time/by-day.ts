import { dayNumberOf, type PlainDate } from '../time.ts'
import { clockOf } from '../zone-clock.ts'
import type { Layer, Span } from './answer.ts'
import type { Engine, Range } from './engine.ts'

/** Children who are always with the same parent in a range and change homes together; their time is drawn once. */
export type Siblings = { readonly childIds: readonly string[]; readonly spans: readonly Span[] }

const signature = (spans: readonly Span[]): string =>
  JSON.stringify(spans.map(({ parent, from, until, because, exchange }) => [parent, from, until, because, exchange]))

/** Children are apart where they differ in one of `compared`; their spans are those up to the first of these layers. */
export function siblingsIn(
  engine: Engine,
  childIds: readonly string[],
  range: Range,
  compared: readonly Layer[] = ['swap'],
): Siblings[] {
  const found = new Map<string, { childIds: string[]; spans: readonly Span[] }>()
  for (const childId of childIds) {
    const all = compared.map((upTo) => engine.spans(childId, range, upTo))
    const [spans = []] = all
    const key = all.map(signature).join()
    const known = found.get(key) ?? { childIds: [], spans }
    known.childIds.push(childId)
    found.set(key, known)
  }
  return [...found.values()]
}

/** Returns the instants at which a day of a zone begins and ends. */
export function boundsOf(date: PlainDate, zone: string): Range {
  const clock = clockOf(zone)
  const day = dayNumberOf(date)
  return { from: clock.epochAt(day, 0), until: clock.epochAt(day + 1, 0) }
}

/** Returns the parts of spans that lie within a day. A part that begins earlier has no exchange of its own. */
export const partsOfDay = (spans: readonly Span[], { from, until }: Range): Span[] =>
  spans
    .filter((span) => span.until > from && span.from < until)
    .map((span) => ({
      parent: span.parent,
      layer: span.layer,
      because: span.because,
      from: Math.max(span.from, from),
      until: Math.min(span.until, until),
      exchange: span.from >= from ? span.exchange : null,
    }))

/** Joins parts that follow one another with the same parent, whatever decides them: a band shows only whose time it is. */
export function joinedParts(parts: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && last.parent === part.parent)
      joined[joined.length - 1] = {
        parent: last.parent,
        layer: last.layer,
        because: last.because,
        from: last.from,
        until: part.until,
        exchange: last.exchange,
      }
    else joined.push(part)
  }
  return joined
}
