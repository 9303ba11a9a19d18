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
