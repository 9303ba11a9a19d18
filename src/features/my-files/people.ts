import { readersOf } from '#contract/permissions.ts'
import { listFormat } from '#domain/formats.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Joins the names of people as the viewer's language does: "Sam Keller and Pat Morgan". */
export const namesOf = ({ family, locale }: Viewer, ids: readonly string[]): string =>
  listFormat(locale).format(
    ids.flatMap((id) => {
      const member = family.members.find((one) => one.id === id)
      return member ? [`${member.firstName} ${member.lastName}`] : []
    }),
  )

type Member = Viewer['family']['members'][number]
const correspondentOf = ({ id, role }: Member) => ({ id, standing: role, parents: [] })

/** Returns who is shown the viewer's file with these people: both parents may be added to them, as the server adds them. */
export const shownWith = ({ family, viewpoint }: Viewer, ids: readonly string[]): readonly string[] => {
  const people = family.members.map(correspondentOf)
  const owner = people.find(({ id }) => id === viewpoint)
  const chosen = people.filter(({ id }) => ids.includes(id))
  return owner ? readersOf(owner, chosen, people).map(({ id }) => id) : ids
}
