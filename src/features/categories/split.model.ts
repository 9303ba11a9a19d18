import { otherPercentOf } from '#domain/money.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

export type Part = { readonly personId: string; readonly percent: number }
/** Who bears what when this parent records. Null: whoever does. */
export type SplitLine = { readonly recorder: string | null; readonly parts: readonly Part[] }

/**
 * What a category means, from both sides: the first part is always borne by the parent who records, so the same split
 * reads the other way round when the other one does. Halves read the same and are said once.
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
