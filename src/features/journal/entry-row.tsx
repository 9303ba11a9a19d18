import { chakra } from '@chakra-ui/react/styled-system'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import { Link } from '@tanstack/react-router'
import { fileRoutes } from '#contract/files/files.ts'
import type { JournalSummaryDto } from '#contract/journal/journal-entries.ts'
import type { JournalKind } from '#contract/journal/journal-kinds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import type { IconType } from '#src/ui/navigation/link-element.ts'
import type { Labels } from '../feature.ts'
import { contentText, seenText } from './journal-texts.ts'

const icons: Record<JournalKind, IconType> = { entry: IconNotebook, moment: IconCamera, checkIn: IconMapPin }

const Pictures = chakra('span', { base: { display: 'flex', gap: 'u0.5', mt: 'u1' } })
const Picture = chakra('img', { base: { boxSize: '48px', objectFit: 'cover', borderRadius: 'control' } })
const shown = 4

/** Shows an entry in one line: who wrote what, and who may see it. */
export function EntryRow({ entry }: { entry: JournalSummaryDto }) {
  const { LL } = useI18nContext()
  const { journal } = LL
  const viewer = useViewer()
  const labels: Labels = journal.label
  const { id, kind, authorId, status, opened, files, createdAt } = entry
  const pictures = files.filter(({ type }) => type.startsWith('image/')).slice(0, shown)
  const isYours = viewer.isYou(authorId)
  return (
    <Row
      icon={icons[kind]}
      title={
        isYours ? journal.kind[kind]() : journal.list.by({ kind: journal.kind[kind](), name: viewer.nameOf(authorId) })
      }
      link={<Link to="/journal/$id" params={{ id }} />}
      secondary={
        <>
          <chakra.span display="block" color={opened ? 'fg' : 'fg.3'} overflowWrap="anywhere" lineClamp="2">
            {opened ? <Verbatim>{contentText(entry, viewer, LL)}</Verbatim> : contentText(entry, viewer, LL)}
          </chakra.span>
          {pictures.length > 0 && (
            <Pictures>
              {pictures.map((file) => (
                <Picture key={file.id} src={fillPath(fileRoutes.preview.path, { id: file.id })} alt="" loading="lazy" />
              ))}
            </Pictures>
          )}
        </>
      }
      chip={
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="u1.5" rowGap="u0.5">
          <Chip tone={opened ? 'waiting' : 'bank'}>{opened ? labels[status]?.() : journal.one.unopened()}</Chip>
          <chakra.span textStyle="secondary" color="fg.3">
            {seenText(entry, viewer, LL)}
          </chakra.span>
        </chakra.span>
      }
      amountNote={<time dateTime={createdAt}>{viewer.instant(createdAt)}</time>}
    />
  )
}
