/** Returns numbers that look random and are the same for the same seed. */
export type Random = {
  /** The result is at least 0 and less than 1. */
  readonly next: () => number
  /** Returns an integer from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  /** Returns undefined for an empty list. */
  readonly pick: <T>(from: readonly T[]) => T | undefined
  /** Returns another sequence that depends on this seed and a name, so that actors do not share one. */
  readonly fork: (name: string) => Random
}

const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Implements mulberry32. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (from) => from[between(0, from.length - 1)],
    fork: (name) => randomFrom(seedOf(`${seed} ${name}`)),
  }
}
