import type { Item, Link } from './graph.ts'

export type Ranks = {
  /** Items are in even columns; labels are in the odd ones between them. */
  readonly rank: ReadonlyMap<string, number>
  /** Contains arrows that lead back, which are laid out in reverse. */
  readonly back: ReadonlySet<Link>
}

/**
 * Returns each item's distance from the start: it is behind everything that leads to it, except arrows that lead back.
 */
export function ranksOf(items: readonly Item[], links: readonly Link[]): Ranks {
  const back = waysBack(items, links)
  const rank = new Map(items.map(({ id }) => [id, 0]))
  const at = (id: string) => rank.get(id) ?? 0
  for (let round = 0; round < items.length; round++)
    for (const link of links) {
      const [near, far] = back.has(link) ? [link.to, link.from] : [link.from, link.to]
      rank.set(far, Math.max(at(far), at(near) + 2))
    }
  return { rank, back }
}

/** Finds the arrows that lead back to an item on the path to them. */
function waysBack(items: readonly Item[], links: readonly Link[]): Set<Link> {
  const back = new Set<Link>()
  const seen = new Map<string, 'under way' | 'done'>()
  const visit = (id: string) => {
    seen.set(id, 'under way')
    for (const link of links.filter(({ from }) => from === id)) {
      if (seen.get(link.to) === 'under way') back.add(link)
      else if (!seen.has(link.to)) visit(link.to)
    }
    seen.set(id, 'done')
  }
  for (const { id } of items) if (!seen.has(id)) visit(id)
  return back
}
