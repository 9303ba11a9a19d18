import { shortName } from './edges.ts'

/** An event in a path, with the sender's name instead of the server's `by`. */
export type PathEvent = { readonly type: string; readonly who?: string; readonly [detail: string]: unknown }

export type Move<At> = {
  readonly event: PathEvent
  readonly facts?: object
  readonly at: At
  /** The transitions that this move drives, by name. */
  readonly covers: readonly string[]
}

/** A graph to walk: its beginnings, the moves from each state, and the condition under which two states are the same. */
export type Walk<At> = {
  readonly begins: readonly { readonly input: object; readonly at: At; readonly covers: readonly string[] }[]
  movesFrom(at: At): Move<At>[]
  leafOf(at: At): string
  identity(at: At): string
}

export type PathStep = {
  readonly event: PathEvent
  readonly facts?: object
  /** The state after the step. */
  readonly leaf: string
}

export type Path = {
  readonly name: string
  readonly input: object
  readonly leaf: string
  readonly steps: readonly PathStep[]
  readonly covers: ReadonlySet<string>
}

/** No chart of ours has this many; a walk that reaches it has context that grows without end (`counters` of a chart). */
const mostPlaces = 50_000

type Position<At> = { readonly at: At; readonly way: readonly Move<At>[] }

/** Returns the shortest path to every possible move from one beginning, the nearest first. */
function everyMove<At>(walk: Walk<At>, { input, at, covers }: Walk<At>['begins'][number]): Path[] {
  const begin = { input, leaf: walk.leafOf(at), covers }
  const places: Position<At>[] = [{ at, way: [] }]
  const known = new Set([walk.identity(at)])
  const paths = [pathOf(walk, begin, [])]
  for (const place of places)
    for (const move of walk.movesFrom(place.at)) {
      const way = [...place.way, move]
      paths.push(pathOf(walk, begin, way))
      const identity = walk.identity(move.at)
      if (known.has(identity)) continue
      if (known.size === mostPlaces) throw new Error('a walk without an end')
      known.add(identity)
      places.push({ at: move.at, way })
    }
  return paths
}

type Begin = { readonly input: object; readonly leaf: string; readonly covers: readonly string[] }

function pathOf<At>(walk: Walk<At>, begin: Begin, moves: readonly Move<At>[]): Path {
  const steps = moves.map(({ event, facts, at }) => ({
    event,
    ...(facts && { facts }),
    leaf: walk.leafOf(at),
  }))
  const before = (index: number) => steps[index - 1]?.leaf ?? begin.leaf
  const shown = steps.map((step, index) => edgeName(before(index), step))
  return {
    name: [begin.leaf, ...steps.map((step, index) => stepName(before(index), step))].join(', '),
    input: begin.input,
    leaf: begin.leaf,
    steps,
    covers: new Set([...begin.covers, ...shown, ...moves.flatMap((move) => move.covers)]),
  }
}

/** Formats `approve by other: approved.unpaid`, without the state when it is kept. */
function stepName(before: string, { event, leaf }: PathStep): string {
  const act = [shortName(event.type), event.who && `by ${event.who}`].filter(Boolean).join(' ')
  return leaf === before ? act : `${act}: ${leaf}`
}

/** Names one edge as a person sees it: from this state, by this person, to that state. */
const edgeName = (before: string, { event, leaf }: PathStep): string =>
  `${before} -- ${event.type} by ${event.who ?? 'itself'} -> ${leaf}`

/**
 * Returns few and short paths that together drive every edge: paths that show nothing new are dropped, then those with
 * which another path begins.
 */
export function pathsOver<At>(walk: Walk<At>): Path[] {
  const seen = new Set<string>()
  const showing = walk.begins
    .flatMap((begin) => everyMove(walk, begin))
    .sort((a, b) => a.steps.length - b.steps.length)
    .filter((path) => {
      const fresh = [...path.covers].filter((edge) => !seen.has(edge))
      for (const edge of fresh) seen.add(edge)
      return fresh.length > 0
    })
  return showing.filter((path) => !showing.some((other) => other !== path && beginsWith(other, path)))
}

const beginsWith = (whole: Path, start: Path): boolean =>
  JSON.stringify(whole.input) === JSON.stringify(start.input) &&
  whole.steps.length > start.steps.length &&
  JSON.stringify(whole.steps.slice(0, start.steps.length)) === JSON.stringify(start.steps)

/**
 * Covers the same edges with fewer and longer paths, for walks that are expensive to begin: each continues to the
 * nearest move that shows something new, until none is left or it has `longest` steps.
 */
export function toursOver<At>(walk: Walk<At>, longest: number): Path[] {
  const seen = new Set<string>()
  const tours: Path[] = []
  for (const begin of walk.begins)
    for (let tour = tourFrom(walk, begin, seen, longest); tour; tour = tourFrom(walk, begin, seen, longest))
      tours.push(tour)
  return tours
}

function tourFrom<At>(walk: Walk<At>, from: Walk<At>['begins'][number], seen: Set<string>, longest: number) {
  const begin = { input: from.input, leaf: walk.leafOf(from.at), covers: from.covers }
  const before = seen.size
  for (const edge of from.covers) seen.add(edge)
  const moves: Move<At>[] = []
  for (;;) {
    const way = nearestNew(walk, moves.at(-1)?.at ?? from.at, seen)
    if (!way || (moves.length > 0 && moves.length + way.length > longest)) break
    moves.push(...way)
    for (const edge of pathOf(walk, begin, moves).covers) seen.add(edge)
  }
  return seen.size > before ? pathOf(walk, begin, moves) : undefined
}

/** Returns the fewest moves of which the last one shows something new. */
function nearestNew<At>(walk: Walk<At>, from: At, seen: ReadonlySet<string>): Move<At>[] | undefined {
  const places: Position<At>[] = [{ at: from, way: [] }]
  const known = new Set([walk.identity(from)])
  for (const { at, way } of places)
    for (const move of walk.movesFrom(at)) {
      const shows = [edgeName(walk.leafOf(at), { event: move.event, leaf: walk.leafOf(move.at) }), ...move.covers]
      if (shows.some((edge) => !seen.has(edge))) return [...way, move]
      if (known.has(walk.identity(move.at))) continue
      known.add(walk.identity(move.at))
      places.push({ at: move.at, way: [...way, move] })
    }
  return undefined
}
