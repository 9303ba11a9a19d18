import { listFormat } from '#domain/formats.ts'
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

/** Returns the viewer where they are a parent, and otherwise the first parent: a form begins with somebody. */
export const ownParentId = ({ family, viewpoint }: Viewer): string => {
  const parents = family.members.filter(({ role }) => role === 'parent').map(({ id }) => id)
  return parents.find((id) => id === viewpoint) ?? parents[0] ?? viewpoint
}

/** Names everybody else who recorded a part of the plan or answers it. */
export const othersOf = (
  { createdBy, answers }: { readonly createdBy: string; readonly answers: readonly { readonly by: string }[] },
  viewer: Viewer,
): string => {
  const ids = [createdBy, ...answers.map(({ by }) => by)].filter((id) => id !== viewer.viewpoint)
  return listFormat(viewer.locale).format(ids.map(viewer.nameOf))
}
