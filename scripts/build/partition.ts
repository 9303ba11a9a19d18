import { gzipSync } from 'node:zlib'
import { type Loads, loadsIn, type Parts, type Places } from './chunk-loads.ts'
import type { Group } from './merge-chunks.ts'

// The search for chunks: simulated annealing over the places of the groups. Merging pair by pair, the best one each
// time, ends several kilobytes above what this finds, because it never takes a merge back.

const rounds = 8
const steps = 320_000
/** The loads in bytes by which a worse step may be at first. */
const warmth = 1_000
/** A file of its own is compressed by itself and names what it imports, which costs a screen about so many bytes. */
const fileCost = 250
/** A byte of the heaviest first screen counts as so many of a later page when the results are compared: people wait for it. */
const firstCost = 2

/** Holds the chunk of each group, and the cost of all. */
type Found = { readonly places: Places; readonly cost: number }

type Aim = {
  /** The least length of a chunk. */
  readonly least: number
  /** The load of the screen that needs the most; no grouping lets that screen load less. */
  readonly most: number
}

/** Gives each group the number of its chunk. The same groups always get the same chunks. */
export function partition(groups: readonly Group[], least: number): Found {
  const names = new Map(groups.map(({ name }, at) => [name, at]))
  const every = [...new Set(groups.flatMap(({ screens }) => [...screens]))].sort()
  const areas = [...new Set(groups.flatMap(({ later }) => [...later]))].sort()
  const parts: Parts = {
    sizes: groups.map(({ size }) => size),
    lengths: groups.map(({ length }) => length),
    loaders: groups.map(({ screens, later }) => [
      ...[...screens].map((screen) => every.indexOf(screen)),
      ...[...later].map((area) => every.length + areas.indexOf(area)),
    ]),
    imports: groups.map(({ imports }) => [...imports].flatMap((name) => names.get(name) ?? [])),
    screenCount: every.length,
    areaCount: areas.length,
  }
  const apart = groups.map((_, at) => at)
  const aim = { least, most: Math.max(0, ...(loadsIn(parts, 0)(apart)?.screens ?? [])) }
  const found = Array.from({ length: rounds }, (_, seed) => annealed(parts, aim, randomOf(seed + 1)))
  const judged = found.map((one) => ({ one, cost: compressedCost(groups, parts, aim, one) }))
  return judged.reduce((best, other) => (other.cost < best.cost ? other : best)).one
}

/** The search adds up estimates. Its results are compared by what chunks have when they are compressed as a whole. */
function compressedCost(groups: readonly Group[], parts: Parts, aim: Aim, { places }: Found): number {
  const codes = groups.map(() => '')
  places.forEach((place, at) => {
    codes[place] = (codes[place] ?? '') + (groups[at]?.code ?? '')
  })
  const packed = codes.map((code) => (code === '' ? 0 : gzipSync(code, { level: 9 }).length))
  const sizes = places.map((place, at) => (places.indexOf(place) === at ? (packed[place] ?? 0) : 0))
  const loads = loadsIn({ ...parts, sizes }, fileCost)(places)
  if (!loads) return Number.POSITIVE_INFINITY
  return firstCost * Math.max(0, ...loads.screens) + laterIn(loads.areas) + 3 * missingIn(loads.lengths, aim.least)
}

function annealed(parts: Parts, aim: Aim, random: () => number): Found {
  const count = parts.sizes.length
  const places = parts.sizes.map((_, at) => at)
  const weigh = loadsIn(parts, fileCost)
  let cost = costOf(aim, weigh(places))
  let best: Found = { places: [...places], cost }
  for (let step = 0; step < steps; step += 1) {
    const heat = warmth * (1 - step / steps) + 1
    const at = Math.floor(random() * count)
    const before = places[at] ?? at
    places[at] = places[Math.floor(random() * count)] ?? at
    if (random() < 0.05) places[at] = Math.floor(random() * count)
    if (places[at] === before) continue
    const next = costOf(aim, weigh(places))
    if (next <= cost || random() < Math.exp((cost - next) / heat)) cost = next
    else places[at] = before
    if (cost < best.cost) best = { places: [...places], cost }
  }
  return best
}

/**
 * Each screen counts by what it loads above the one that needs the most, and all by a little: counting only the heaviest
 * would leave the others nothing to improve. What later pages load counts too, and a chunk that is too small counts three
 * times what it lacks.
 */
function costOf(aim: Aim, loads: Loads | null): number {
  if (!loads) return Number.POSITIVE_INFINITY
  let above = 0
  let total = 0
  for (const load of loads.screens) {
    above += Math.max(0, load - aim.most)
    total += load
  }
  return (
    above +
    laterIn(loads.areas) +
    (0.02 * total) / Math.max(1, loads.screens.length) +
    3 * missingIn(loads.lengths, aim.least)
  )
}

/** Counts what later pages of the heaviest area load of these chunks, and a little of what those of all areas do. */
function laterIn(loads: Float64Array): number {
  let heaviest = 0
  let total = 0
  for (const load of loads) {
    heaviest = Math.max(heaviest, load)
    total += load
  }
  return heaviest + (0.2 * total) / Math.max(1, loads.length)
}

/** Adds up what chunks lack to the least length. */
function missingIn(lengths: Float64Array, least: number): number {
  let missing = 0
  for (const length of lengths) if (length > 0 && length < least) missing += least - length
  return missing
}

/** A known generator (mulberry32), because the same sources must always make the same chunks. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
