import { chakra } from '@chakra-ui/react/styled-system'
import { isPrivileged, readersOf } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { privilegedText } from '../people.ts'

const correspondentOf = ({ id, role }: Viewer['family']['members'][number]) => ({ id, standing: role, parents: [] })

/** Finds who reads a message that the viewer addresses to these people: both parents may be added to them. */
export const readersAmong = (viewer: Viewer, to: readonly string[]) => {
  const family = viewer.family.members.map(correspondentOf)
  const author = family.find(({ id }) => id === viewer.viewpoint)
  const chosen = family.filter(({ id }) => to.includes(id))
  return { author, chosen, readers: author && chosen.length > 0 ? readersOf(author, chosen, family) : [] }
}

type WhoReadsProps = { to: readonly string[] }

/** Says who will read a message besides those it is addressed to, or that the other parent cannot. */
export function WhoReads({ to }: WhoReadsProps) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const { author, chosen, readers } = readersAmong(viewer, to)
  if (!author || chosen.length === 0) return null
  if (readers.length > chosen.length)
    return (
      <chakra.p textStyle="secondary" color="fg.2" role="status">
        {LL.messages.form.bothParents()}
      </chakra.p>
    )
  if (!isPrivileged([author, ...chosen])) return null
  const message = { authorId: author.id, recipients: to.map((personId) => ({ personId, told: false, viewedAt: null })) }
  return (
    <span role="status">
      <Chip tone="warning" dot>
        {privilegedText(viewer, message, LL)}
      </Chip>
    </span>
  )
}
