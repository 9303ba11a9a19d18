import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Lists the children whose days the calendar shows: an archived child has none any more. */
export const plannedChildren = ({ family }: Viewer): string[] =>
  family.children.filter(({ offered }) => offered).map(({ id }) => id)
