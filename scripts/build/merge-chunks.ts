/** The modules that the same pages load. */
export type Group = {
  readonly name: string
  /** The first screens that load it, by their addresses; empty for what loads later. */
  readonly screens: ReadonlySet<string>
  /** Says that it is a chunk of its own, whatever its size. */
  readonly alone: boolean
  /** The characters of its code before it is minified. */
  size: number
  /** The names of the groups that its modules import. */
  readonly imports: Set<string>
}

/** The fewest characters of code, before it is minified, that make a chunk of their own: about 8 kB of chunk. */
const leastCode = 21_500

type Names = ReadonlySet<string>
const both = (some: Names, more: Names): Names => new Set([...some, ...more])
const meet = (some: Names, more: Names): boolean => [...some].some((name) => more.has(name))

type Chunk = Omit<Group, 'imports'> & { readonly groups: ReadonlySet<string>; readonly imports: ReadonlySet<string> }

/**
 * Merges small groups until each chunk is large enough, and gives the chunk of each group by its name. Of all pairs it
 * merges the one after which the screens load the least, heavy screens counting most.
 */
export function mergeSmall(groups: readonly Group[]): Map<string, string> {
  let chunks: Chunk[] = groups.map(alone)
  for (;;) {
    const [best] = pairsIn(chunks)
      .map(([one, other]) => [...chunks.filter((chunk) => chunk !== one && chunk !== other), together(one, other)])
      .map((merged) => ({ merged, cost: costOf(merged) }))
      .sort((a, b) => a.cost - b.cost)
    if (!best) break
    chunks = best.merged
  }
  chunks = improved(chunks, groups)
  return new Map(chunks.flatMap((chunk) => [...chunk.groups].map((name) => [name, titleOf(chunk)] as const)))
}

/** Moves single groups from chunk to chunk as long as that makes the screens load less. */
function improved(chunks: readonly Chunk[], groups: readonly Group[]): Chunk[] {
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
    const cost = costOf(best)
    const better = best
      .filter((chunk) => !chunk.alone && chunk.screens.size > 0)
      .flatMap((from) => moves(from, best))
      .filter((all) => costOf(all) < cost && isAllowed(all))
      .sort((a, b) => costOf(a) - costOf(b))[0]
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

/** Adds up high powers of what each screen loads with the chunks that its own import. */
function costOf(chunks: readonly Chunk[]): number {
  const screens = new Set(chunks.flatMap((chunk) => [...chunk.screens]))
  const loads = [...screens].map((screen) =>
    [...withImports(chunks, ({ screens: of }) => of.has(screen))].reduce((sum, { size }) => sum + size, 0),
  )
  return loads.reduce((sum, load) => sum + load ** 12, 0)
}

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
