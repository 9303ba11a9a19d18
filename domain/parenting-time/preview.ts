import { createEngine } from './engine.ts'
import type { Agreed, ParentingPlan } from './plan.ts'

/** A piece of an exchanged time in which one child is with somebody else than before. */
export type Moved = {
  readonly childId: string
  readonly from: number
  readonly until: number
  readonly before: string | null
  readonly after: string
}

/**
 * Returns what exchanged times would change, child by child and in order: nothing where the parent has the child anyway.
 * Two parents see this before one asks and before the other answers.
 */
export function previewOf(plan: ParentingPlan, times: readonly Agreed[]): readonly Moved[] {
  const engine = createEngine(plan)
  const moved = times.flatMap(({ childIds, parent: after, from, until }) =>
    childIds.flatMap((childId) =>
      engine
        .spans(childId, { from, until })
        .filter(({ parent }) => parent !== after)
        .map((span): Moved => ({ childId, from: span.from, until: span.until, before: span.parent, after })),
    ),
  )
  return moved.toSorted((one, other) => one.from - other.from)
}
