import { gzipSync } from 'node:zlib'
import type { Group } from './merge-chunks.ts'

// The search for chunks: simulated annealing over the places of the groups. Merging pair by pair, the best one each
// time, ends several kilobytes above what this finds, because it never takes a merge back.

const rounds = 9
const steps = 160_000
/** The loads in bytes by which a worse step may be at first. */
const warmth = 1_000
/** A file of its own is compressed by itself and names what it imports, which costs a screen about so many bytes. */
const fileCost = 250
/** A byte that later pages load counts as so many of a first screen: there are many more of those pages. */
const laterCost = 3

/** Holds the chunk of each group, and the cost of all. */
type Found = { readonly places: readonly number[]; readonly cost: number }

type Parts = {
  readonly sizes: readonly number[]
  readonly lengths: readonly number[]
  /** Each group is loaded by these, as numbers: first screens, and then areas with their later pages. */
  readonly loaders: readonly (readonly number[])[]
  readonly imports: readonly (readonly number[])[]
  readonly screenCount: number
  readonly areaCount: number
}

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
  const aim = { least, most: Math.max(0, ...(loadsOf(parts, apart, 0)?.screens ?? [])) }
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
  const { screens, areas } = loadsOf({ ...parts, sizes }, places) ?? { screens: [], areas: [] }
  return Math.max(0, ...screens) + laterCost * laterIn(areas) + 3 * missingIn(parts, aim, places)
}

function annealed(parts: Parts, aim: Aim, random: () => number): Found {
  const count = parts.sizes.length
  const places = parts.sizes.map((_, at) => at)
  let cost = costOf(parts, aim, places)
  let best: Found = { places: [...places], cost }
  for (let step = 0; step < steps; step += 1) {
    const heat = warmth * (1 - step / steps) + 1
    const at = Math.floor(random() * count)
    const before = places[at] ?? at
    places[at] = places[Math.floor(random() * count)] ?? at
    if (random() < 0.05) places[at] = Math.floor(random() * count)
    const next = costOf(parts, aim, places)
    if (next <= cost || random() < Math.exp((cost - next) / heat)) cost = next
    else places[at] = before
    if (cost < best.cost) best = { places: [...places], cost }
  }
  return best
}

/**
 * Each screen counts by what it loads above the one that needs the most, and all by a little; what later pages load counts
 * more, and a chunk that is too small counts as much. Counting only the heaviest would leave the others nothing to improve.
 */
function costOf(parts: Parts, aim: Aim, places: readonly number[]): number {
  const loads = loadsOf(parts, places)
  if (!loads) return Number.POSITIVE_INFINITY
  const above = loads.screens.reduce((sum, load) => sum + Math.max(0, load - aim.most), 0)
  const total = loads.screens.reduce((sum, load) => sum + load, 0)
  return (
    above +
    laterCost * laterIn(loads.areas) +
    (0.02 * total) / Math.max(1, parts.screenCount) +
    3 * missingIn(parts, aim, places)
  )
}

/** Counts what later pages of the heaviest area load of these chunks, and a little of what those of all areas do. */
const laterIn = (loads: readonly number[]): number =>
  Math.max(0, ...loads) + (0.2 * loads.reduce((sum, load) => sum + load, 0)) / Math.max(1, loads.length)

/** Adds up what chunks lack to the least length. */
const missingIn = ({ lengths }: Parts, { least }: Aim, places: readonly number[]): number =>
  addedUp(lengths, places).reduce((sum, length) => sum + (length > 0 ? Math.max(0, least - length) : 0), 0)

const addedUp = (amounts: readonly number[], places: readonly number[]): number[] => {
  const sums = amounts.map(() => 0)
  places.forEach((place, at) => {
    sums[place] = (sums[place] ?? 0) + (amounts[at] ?? 0)
  })
  return sums
}

type Loads = { readonly screens: readonly number[]; readonly areas: readonly number[] }

/** Returns what each screen loads, and the later pages of each area; null where chunks would import each other in a circle. */
function loadsOf(
  { sizes, loaders, imports, screenCount, areaCount }: Parts,
  places: readonly number[],
  perFile = fileCost,
): Loads | null {
  const chunkSizes = addedUp(sizes, places)
  const below: Set<number>[] = sizes.map(() => new Set())
  const direct: Set<number>[] = Array.from({ length: screenCount + areaCount }, () => new Set())
  places.forEach((place, at) => {
    for (const loader of loaders[at] ?? []) direct[loader]?.add(place)
    for (const next of imports[at] ?? []) {
      const other = places[next] ?? next
      if (other !== place) below[place]?.add(other)
    }
  })
  if (isCircular(below)) return null
  const loads = direct.map((loaded) => {
    for (const chunk of loaded) for (const next of below[chunk] ?? []) loaded.add(next)
    return [...loaded].reduce((load, chunk) => load + perFile + (chunkSizes[chunk] ?? 0), 0)
  })
  return { screens: loads.slice(0, screenCount), areas: loads.slice(screenCount) }
}

function isCircular(below: readonly ReadonlySet<number>[]): boolean {
  const done = new Set<number>()
  const open = new Set<number>()
  const leadsBack = (chunk: number): boolean => {
    if (done.has(chunk)) return false
    if (open.has(chunk)) return true
    open.add(chunk)
    for (const next of below[chunk] ?? []) if (leadsBack(next)) return true
    open.delete(chunk)
    done.add(chunk)
    return false
  }
  return below.some((_, chunk) => leadsBack(chunk))
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
