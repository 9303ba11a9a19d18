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
  if (before.parent === null || block.parent === null || before.parent === block.parent) return null
  const { name = null, place = null, withoutSchool = null, arrival = null, hidesPlace = false } = block.begins ?? {}
  return {
    from: before.parent,
    to: block.parent,
    name,
    place,
    hidesPlace,
    arrival: arrival && { at: arrivalAt(arrival, clock.dayAt(block.from)), zone: arrival.zone },
    varies: withoutSchool !== null,
  }
}
