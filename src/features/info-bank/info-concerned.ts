import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Once it is shared, an entry about children stays about children, and one about a parent about that parent. */
export const choicesFor = ({ family }: Viewer, edited: InfoEntryDto | null) => {
  const children = family.children.filter(({ id, offered }) => offered || edited?.childIds.includes(id))
  const parents = family.members.filter(({ role }) => role === 'parent')
  if (edited === null || edited.sharedAt === null) return [...children, ...parents]
  return edited.parentId === null ? children : parents.filter(({ id }) => id === edited.parentId)
}
