/** The modules that the same first screens load. */
export type Group = {
  readonly name: string
  /** The first screens that load it, by their addresses. */
  readonly screens: ReadonlySet<string>
  /** Says that no first screen loads it. */
  readonly later: boolean
  /** The characters of its code before it is minified. */
  size: number
  /** The names of the groups that its modules import. */
  readonly imports: Set<string>
}

/** The fewest characters of code, before it is minified, that make a chunk of their own: about 8 kB of chunk. */
const leastCode = 22_000

type Chunk = Omit<Group, 'imports'> & { readonly groups: ReadonlySet<string>; readonly imports: ReadonlySet<string> }

/**
 * Merges small groups with those that nearly the same screens load, and gives the chunk of each group by its name. Two
 * groups are not merged when one reaches the other through a third, because chunks must not import each other in a
 * circle.
 */
export function mergeSmall(groups: readonly Group[]): Map<string, string> {
  let chunks: Chunk[] = groups.map((group) => ({ ...group, groups: new Set([group.name]) }))
  for (;;) {
    const [small] = chunks.filter(({ size }) => size < leastCode).sort((a, b) => a.size - b.size)
    const [into] = chunks
      .filter((other) => small && other !== small && other.later === small.later && !isApart(small, other, chunks))
      .sort((a, b) => (small ? costOf(small, a) - costOf(small, b) : 0))
    if (!small || !into) break
    chunks = [...chunks.filter((one) => one !== small && one !== into), together(small, into)]
  }
  return new Map(chunks.flatMap((chunk) => [...chunk.groups].map((name) => [name, titleOf(chunk)] as const)))
}

/** Gives the code that screens load without need once both are one chunk. */
const costOf = (one: Chunk, other: Chunk): number =>
  one.size * other.screens.difference(one.screens).size + other.size * one.screens.difference(other.screens).size

const together = (one: Chunk, other: Chunk): Chunk => ({
  name: one.size > other.size ? one.name : other.name,
  screens: one.screens.union(other.screens),
  later: one.later,
  size: one.size + other.size,
  groups: one.groups.union(other.groups),
  imports: one.imports.union(other.imports),
})

function isApart(one: Chunk, other: Chunk, chunks: readonly Chunk[]): boolean {
  const importsOf = (chunk: Chunk) =>
    chunks.filter(({ groups }) => (chunk !== one && chunk !== other ? !groups.isDisjointFrom(chunk.imports) : false))
  const start = chunks.filter(
    (chunk) => chunk !== one && chunk !== other && !chunk.groups.isDisjointFrom(one.imports.union(other.imports)),
  )
  const reached = new Set(start)
  for (const chunk of reached) for (const next of importsOf(chunk)) reached.add(next)
  return reached.has(one) || reached.has(other)
}

/** Names a chunk after its screen, or after what it is to several. */
const titleOf = ({ name, later, screens }: Chunk): string => {
  if (later || name === 'shell') return name
  const [only = '', ...others] = [...screens].sort()
  return [only, others.length > 0 ? `and-${others.length}` : ''].join('-').replaceAll('/', '-').replace(/^-|-$/g, '')
}
