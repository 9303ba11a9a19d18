import type { Block } from './answer.ts'

/**
 * Lays blocks over others. Both lists are in order and without overlaps, and so is the result. A piece of the lower list
 * that comes to light again begins with the handover that ends what covered it.
 */
export function overlay(base: readonly Block[], over: readonly Block[]): readonly Block[] {
  if (over.length === 0) return base
  if (base.length === 0 || coversAll(over, base)) return over
  const result: Block[] = []
  let index = 0
  let covered: Block | null = null
  const uncover = (until: number) => {
    for (let block = base[index]; block && block.from < until; block = base[index]) {
      const piece = visible(block, covered, until)
      if (piece) result.push(piece)
      if (block.until > until) return
      index += 1
    }
  }
  for (const block of over) {
    uncover(block.from)
    result.push(block)
    covered = block
  }
  uncover(Number.POSITIVE_INFINITY)
  return result
}

/** Tells whether the upper list hides all of the lower one: it has no gap, begins no later and ends no earlier. */
function coversAll(over: readonly Block[], base: readonly Block[]): boolean {
  const [first, last] = [over[0], over.at(-1)]
  if (!first || !last || first.from > (base[0]?.from ?? 0) || last.until < (base.at(-1)?.until ?? 0)) return false
  let { from: until } = first
  for (const block of over) {
    if (block.from !== until) return false
    until = block.until
  }
  return true
}

/** Returns what is left of a block after what covers its beginning and before `until`; null when nothing is. */
function visible(block: Block, covered: Block | null, until: number): Block | null {
  const isCut = covered !== null && covered.until > block.from
  const from = isCut ? covered.until : block.from
  const end = Math.min(block.until, until)
  if (from >= end) return null
  if (!isCut && end === block.until) return block
  return {
    parent: block.parent,
    because: block.because,
    from,
    until: end,
    begins: isCut ? covered.ends : block.begins,
    ends: block.ends,
  }
}

/** Puts blocks in order; where they overlap, the later one of the list wins. One without length is left out. */
export function flatten(all: readonly Block[]): readonly Block[] {
  const blocks = all.filter(({ from, until }) => until > from)
  const inOrder = blocks.toSorted((one, other) => one.from - other.from)
  const overlaps = inOrder.some((block, index) => index > 0 && block.from < (inOrder[index - 1]?.until ?? 0))
  if (!overlaps) return inOrder
  return blocks.reduce<readonly Block[]>((under, block) => overlay(under, [block]), [])
}

/** Returns the parts of ordered blocks that lie within a range. */
export function clip(blocks: readonly Block[], from: number, until: number): readonly Block[] {
  const inside = blocks.filter((block) => block.until > from && block.from < until)
  return inside.map((block) =>
    block.from >= from && block.until <= until
      ? block
      : {
          parent: block.parent,
          because: block.because,
          from: Math.max(block.from, from),
          until: Math.min(block.until, until),
          begins: block.begins,
          ends: block.ends,
        },
  )
}
