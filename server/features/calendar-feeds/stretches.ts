import type { Because } from '#domain/parenting-time/answer.ts'
import type { Engine, Range } from '#domain/parenting-time/engine.ts'
import { epochOf, fromEpoch } from '#domain/time.ts'
import type { FeedSource } from './feed-source.ts'

/** Children who are with one parent from one instant to another, and what decided that. */
export type Stretch = Range & {
  readonly parent: string
  readonly childIds: readonly string[]
  readonly because: readonly Because[]
}

const yearOf = (epoch: number): number => Number(fromEpoch(epoch).slice(0, 4))
const yearBegins = (year: number): number => epochOf(`${year}-01-01T00:00:00.000Z`)

/**
 * Returns a range of whole years around another one. What begins before it begins with the year, so that its identity
 * does not change each day.
 */
const wholeYears = ({ from, until }: Range): Range => ({
  from: yearBegins(yearOf(from) - 1),
  until: yearBegins(yearOf(until) + 2),
})

type Open = { parent: string; from: number; until: number; because: Because[] }

/** Returns a child's time with each parent. Time that nobody has been given is left out. */
const ofChild = (engine: Engine, childId: string, range: Range): Open[] => {
  const found: Open[] = []
  for (const { parent, because, from, until } of engine.spans(childId, wholeYears(range))) {
    const last = found.at(-1)
    if (parent === null || because === null) continue
    if (last?.parent === parent && last.until === from) {
      last.until = until
      last.because.push(because)
    } else found.push({ parent, from, until, because: [because] })
  }
  return found.filter(({ from, until }) => until > range.from && from < range.until)
}

/** Returns whose time it is in a range, in order; children who change homes together share a stretch. */
export const stretchesOf = (engine: Engine, { children }: Pick<FeedSource, 'children'>, range: Range): Stretch[] => {
  const shared = new Map<string, Open & { childIds: string[] }>()
  for (const { id } of children)
    for (const open of ofChild(engine, id, range)) {
      const key = `${open.from} ${open.until} ${open.parent}`
      const known = shared.get(key)
      if (known) {
        known.childIds.push(id)
        known.because.push(...open.because)
      } else shared.set(key, { ...open, childIds: [id] })
    }
  return [...shared.values()].sort((one, other) => one.from - other.from || one.until - other.until)
}

/** Returns when at least one child is with a parent, each time once. */
export const takenBy = (parent: string, stretches: readonly Stretch[]): Range[] => {
  const taken: { from: number; until: number }[] = []
  for (const { from, until } of stretches.filter((stretch) => stretch.parent === parent)) {
    const last = taken.at(-1)
    if (last && last.until >= from) last.until = Math.max(last.until, until)
    else taken.push({ from, until })
  }
  return taken
}
