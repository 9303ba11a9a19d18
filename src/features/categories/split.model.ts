import { otherPercentOf } from '#domain/money.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

export type Part = { readonly personId: string; readonly percent: number }
/** Shows the shares when this parent records. `recorder` is null when they are the same for both. */
export type SplitLine = { readonly recorder: string | null; readonly parts: readonly Part[] }

/**
 * Describes a category from both sides: the first part is always borne by the parent who records, so the split is
 * reversed when the other one does. Equal halves need only one line.
 */
export function splitLines(creatorPercent: number, { family, viewpoint }: Viewer): SplitLine[] {
  const parents = family.members.filter(({ role }) => role === 'parent').map(({ id }) => id)
  const inOrder = [viewpoint, ...parents.filter((id) => id !== viewpoint)]
  const partsFor = (recorder: string): Part[] =>
    [recorder, ...inOrder.filter((id) => id !== recorder)].map((personId) => ({
      personId,
      percent: personId === recorder ? creatorPercent : otherPercentOf(creatorPercent),
    }))
  if (creatorPercent === 50) return [{ recorder: null, parts: partsFor(viewpoint) }]
  return inOrder.map((recorder) => ({ recorder, parts: partsFor(recorder) }))
}
