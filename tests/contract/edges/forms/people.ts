import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

const parentsOf = ({ family }: Viewer): readonly string[] =>
  family.members.filter(({ role }) => role === 'parent').map(({ id }) => id)

export const otherParentOf = (viewer: Viewer): string => parentsOf(viewer).find((id) => id !== viewer.viewpoint) ?? ''
export const childOf = ({ family }: Viewer): string => family.children[0]?.id ?? ''
