import type { ZoneClock } from '../zone-clock.ts'
import type { Block, Exchange, Span } from './answer.ts'
import { arrivalAt } from './travel.ts'

/** Turns blocks, which begin an instant before `from`, into spans that begin with it. */
export function spansOf(blocks: readonly Block[], from: number, clock: ZoneClock): readonly Span[] {
  const spans: Span[] = []
  let previous: Block | null = null
  for (const block of blocks) {
    if (block.until > from) {
      const { parent, because, until } = block
      const exchange = previous === null ? null : exchangeOf(previous, block, clock)
      spans.push({ parent, layer: because?.layer ?? null, because, from: Math.max(block.from, from), until, exchange })
    }
    previous = block
  }
  return spans
}

/** Nothing is handed over where the same parent goes on, or where nobody is said to have the child. */
function exchangeOf(before: Block, block: Block, clock: ZoneClock): Exchange | null {
  const { parent: from } = before
  const { parent: to, begins } = block
  if (from === null || to === null || from === to) return null
  if (begins === null) return { from, to, name: null, place: null, hidesPlace: false, arrival: null, varies: false }
  const { name, place, arrival, hidesPlace = false, withoutSchool } = begins
  return {
    from,
    to,
    name,
    place,
    hidesPlace,
    arrival: arrival ? { at: arrivalAt(arrival, clock.dayAt(block.from)), zone: arrival.zone } : null,
    varies: withoutSchool !== null,
  }
}
