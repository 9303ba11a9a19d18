import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { sideOf } from '../view/day-model.ts'

/** The two parents in the order of the pattern's places. */
export type Pair = readonly [PairParent, PairParent]
export type PairParent = { readonly id: string; readonly name: string; readonly side: 'A' | 'B' }

const parentOf = (id: string, viewer: Viewer): PairParent => ({
  id,
  name: viewer.nameOf(id),
  side: sideOf(id, viewer) ?? 'A',
})

export const pairOf = (firstId: string, secondId: string, viewer: Viewer): Pair => [
  parentOf(firstId, viewer),
  parentOf(secondId, viewer),
]

/** Returns the parent who is not `id`; the same one while there is no other. */
export const otherParentId = (id: string, { family }: Viewer): string =>
  family.members.find((member) => member.role === 'parent' && member.id !== id)?.id ?? id
