/** The modules that the same pages load. */
export type Group = {
  readonly name: string
  /** The first screens that load it, by their addresses; empty for what loads later. */
  readonly screens: ReadonlySet<string>
  /** Says that it is a chunk of its own, whatever its size. */
  readonly alone: boolean
  /** The bytes that its modules add when they are compressed, roughly. */
  size: number
  /** The names of the groups that its modules import. */
  readonly imports: Set<string>
}

/** The fewest such bytes that make a chunk of their own: at least 8 kB of chunk before it is compressed. */
const leastCode = 8_400

type Names = ReadonlySet<string>
const both = (some: Names, more: Names): Names => new Set([...some, ...more])
const meet = (some: Names, more: Names): boolean => [...some].some((name) => more.has(name))

type Chunk = Omit<Group, 'imports'> & { readonly groups: ReadonlySet<string>; readonly imports: ReadonlySet<string> }

/** Each power of the screens' loads, and each order of the groups, leads to other merges, and none is always best. */
const powers = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 40]

/**
 * Merges small groups until each chunk is large enough, and gives the chunk of each group by its name. Of several ways
 * it takes the one after which the heaviest screen loads the least.
 */
export function mergeSmall(groups: readonly Group[]): Map<string, string> {
  const bySize = groups.toSorted((a, b) => a.size - b.size)
  const orders = [groups, groups.toReversed(), bySize, bySize.toReversed()]
  const ways = orders.flatMap((order) => powers.map((power) => improved(merged(order, power), order, power)))
  const [best = []] = ways.sort((a, b) => Math.max(...loadsOf(a)) - Math.max(...loadsOf(b)))
  return new Map(best.flatMap((chunk) => [...chunk.groups].map((name) => [name, titleOf(chunk)] as const)))
}

/** Merges, of all pairs, the one after which the screens load the least, heavy screens counting most. */
function merged(groups: readonly Group[], power: number): Chunk[] {
  let chunks: Chunk[] = groups.map(alone)
  for (;;) {
    const [best] = pairsIn(chunks)
      .map(([one, other]) => [...chunks.filter((chunk) => chunk !== one && chunk !== other), together(one, other)])
      .map((all) => ({ all, cost: costOf(all, power) }))
      .sort((x, y) => x.cost - y.cost)
    if (!best) return chunks
    chunks = best.all
  }
}

/** Moves single groups from chunk to chunk as long as that makes the screens load less. */
function improved(chunks: readonly Chunk[], groups: readonly Group[], power: number): Chunk[] {
  const known = new Map(groups.map((group) => [group.name, group]))
  const chunkOf = (names: readonly string[]): Chunk[] => {
    const [first, ...others] = names.flatMap((name) => known.get(name) ?? []).map(alone)
    return first ? [others.reduce(together, first)] : []
  }
  const isAllowed = (all: readonly Chunk[]) =>
    all.every((chunk) => (chunk.alone || chunk.size >= leastCode) && !isCircular(chunk, all))
  const moves = (from: Chunk, all: readonly Chunk[]) =>
    [...from.groups].flatMap((name) =>
      all
        .filter((into) => into !== from && !into.alone && into.screens.size > 0)
        .map((into) => [
          ...all.filter((chunk) => chunk !== from && chunk !== into),
          ...chunkOf([...from.groups].filter((other) => other !== name)),
          ...chunkOf([...into.groups, name]),
        ]),
    )
  let best = [...chunks]
  for (;;) {
    const cost = costOf(best, power)
    const better = best
      .filter((chunk) => !chunk.alone && chunk.screens.size > 0)
      .flatMap((from) => moves(from, best))
      .filter((all) => costOf(all, power) < cost && isAllowed(all))
      .sort((a, b) => costOf(a, power) - costOf(b, power))[0]
    if (!better) return best
    best = better
  }
}

const alone = (group: Group): Chunk => ({ ...group, groups: new Set([group.name]) })

const isCircular = (chunk: Chunk, all: readonly Chunk[]): boolean => {
  const others = all.filter((other) => other !== chunk)
  const below = withImports(others, ({ groups }) => meet(groups, chunk.imports))
  return [...below].some(({ imports }) => meet(imports, chunk.groups))
}

/** Lists what may be merged: the smallest chunk that is too small, and each that is loaded first or later as it is. */
function pairsIn(chunks: readonly Chunk[]): [Chunk, Chunk][] {
  const [small] = chunks.filter((chunk) => !chunk.alone && chunk.size < leastCode).sort((a, b) => a.size - b.size)
  if (!small) return []
  return chunks
    .filter((other) => other !== small && !other.alone && (other.screens.size === 0) === (small.screens.size === 0))
    .filter((other) => !isBetween(small, other, chunks))
    .map((other) => [small, other])
}

/** Returns how much code each first screen loads, with the chunks that its own import. */
function loadsOf(chunks: readonly Chunk[]): number[] {
  const screens = new Set(chunks.flatMap((chunk) => [...chunk.screens]))
  return [...screens].map((screen) =>
    [...withImports(chunks, ({ screens: of }) => of.has(screen))].reduce((sum, { size }) => sum + size, 0),
  )
}

const costOf = (chunks: readonly Chunk[], power: number): number =>
  loadsOf(chunks).reduce((sum, load) => sum + load ** power, 0)

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

/** Names a chunk after its screen, or after what it is to several. */
const titleOf = ({ name, screens }: Chunk): string => {
  if (!name.startsWith('/')) return name
  const [only = '', ...others] = [...screens].sort()
  return [only, others.length > 0 ? `and-${others.length}` : ''].join('-').replaceAll('/', '-').replace(/^-|-$/g, '')
}
