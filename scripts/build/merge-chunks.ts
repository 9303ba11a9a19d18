import { partition } from './partition.ts'

/** The modules that the same pages load. */
export type Group = {
  readonly name: string
  /** The first screens that load it, by their addresses; empty for what loads later. */
  readonly screens: ReadonlySet<string>
  /** Says that it is a chunk of its own, whatever its size. */
  readonly alone: boolean
  /** The areas whose later pages load it too. */
  readonly later: Set<string>
  /** The bytes that its modules add, roughly: compressed, as screens load them, and as they are. */
  size: number
  length: number
  /** All its modules, shortened, by which a search is judged in the end. */
  code: string
  /** The names of the groups that its modules import. */
  readonly imports: Set<string>
}

/** The least estimated length of a chunk of later pages; the estimates are up to a tenth too high. */
const leastLength = 8_900
/** The least estimated length of a chunk of first screens, where many small groups meet and estimates are up to a fifth too high. */
const leastOfFirst = 10_000

type Names = ReadonlySet<string>
const both = (some: Names, more: Names): Names => new Set([...some, ...more])
const meet = (some: Names, more: Names): boolean => [...some].some((name) => more.has(name))

type Chunk = Omit<Group, 'imports' | 'later'> & { readonly groups: Names; readonly imports: Names }

/**
 * Merges small groups until each chunk is large enough, and gives the chunk of each group by its name, so that the
 * heaviest screen loads as little as possible.
 */
export function mergeSmall(groups: readonly Group[]): Map<string, string> {
  const first = groups.filter(({ alone: own, screens }) => !own && screens.size > 0)
  const chunks = [...searched(first), ...merged(groups.filter((group) => !first.includes(group)))]
  const titles = titlesOf(chunks)
  return new Map(chunks.flatMap((chunk, at) => [...chunk.groups].map((name) => [name, titles[at] ?? name] as const)))
}

/** Merges the smallest chunk that is too small with the next smallest, until none is. */
function merged(groups: readonly Group[]): Chunk[] {
  let chunks: Chunk[] = groups.map(alone)
  for (;;) {
    const [pair] = pairsIn(chunks)
    if (!pair) return chunks
    const [one, other] = pair
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), together(one, other)]
  }
}

/** Finds chunks for the groups of first screens. */
function searched(groups: readonly Group[]): Chunk[] {
  const all = new Map<number, Chunk>()
  const { places } = partition(groups, leastOfFirst)
  groups.forEach((group, at) => {
    const place = places[at] ?? at
    const known = all.get(place)
    all.set(place, known ? together(known, alone(group)) : alone(group))
  })
  return [...all.values()]
}

const alone = (group: Group): Chunk => ({ ...group, groups: new Set([group.name]) })

/** Lists what may be merged: the smallest chunk that is too small, and each that is loaded first or later as it is. */
function pairsIn(chunks: readonly Chunk[]): [Chunk, Chunk][] {
  const [small] = chunks
    .filter((chunk) => !chunk.alone && chunk.length < leastLength)
    .sort((a, b) => a.length - b.length)
  if (!small) return []
  return chunks
    .filter((other) => other !== small && !other.alone && (other.screens.size === 0) === (small.screens.size === 0))
    .filter((other) => isBeside(other) === isBeside(small))
    .sort((a, b) => a.length - b.length)
    .filter((other) => !isBetween(small, other, chunks))
    .map((other) => [small, other])
}

/** Says that first screens load it by themselves. */
const isBeside = ({ name }: Chunk): boolean => name.endsWith('-beside')

function withImports(chunks: readonly Chunk[], isFirst: (chunk: Chunk) => boolean): Set<Chunk> {
  const all = new Set(chunks.filter(isFirst))
  for (const { imports } of all) for (const chunk of chunks) if (meet(chunk.groups, imports)) all.add(chunk)
  return all
}

const together = (one: Chunk, other: Chunk): Chunk => ({
  name: one.size > other.size ? one.name : other.name,
  screens: both(one.screens, other.screens),
  alone: false,
  size: one.size + other.size,
  length: one.length + other.length,
  code: one.code + other.code,
  groups: both(one.groups, other.groups),
  imports: both(one.imports, other.imports),
})

/** Says that one reaches the other through a third, so that the chunk of both would import itself in a circle. */
function isBetween(one: Chunk, other: Chunk, chunks: readonly Chunk[]): boolean {
  const others = chunks.filter((chunk) => chunk !== one && chunk !== other)
  const below = withImports(others, ({ groups }) => meet(groups, both(one.imports, other.imports)))
  const own = both(one.groups, other.groups)
  return [...below].some(({ imports }) => meet(imports, own))
}

/** Names each chunk by itself: modules whose chunks have the same name end up in one file. */
function titlesOf(chunks: readonly Chunk[]): string[] {
  const taken = new Map<string, number>()
  return chunks.map((chunk) => {
    const title = titleOf(chunk)
    const before = taken.get(title) ?? 0
    taken.set(title, before + 1)
    return before === 0 ? title : `${title}-part-${before + 1}`
  })
}

/** Names a chunk after its screen, or after what it is to several. */
const titleOf = ({ name, screens }: Chunk): string => {
  if (!name.startsWith('/')) return name
  const [only = '', ...others] = [...screens].sort()
  return [only, others.length > 0 ? `and-${others.length}` : ''].join('-').replaceAll('/', '-').replace(/^-|-$/g, '')
}
