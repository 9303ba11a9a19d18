import { chakra } from '@chakra-ui/react/styled-system'
import type { JournalSummaryDto } from '#contract/journal/journal-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Labels } from '../feature.ts'
import { contentText, namesOf, seenText } from './journal-texts.ts'

const Day = chakra('section', { base: { mt: 'u2', breakInside: 'avoid-page' } })
const Entry = chakra('article', {
  base: { py: 'u1', borderTopWidth: '1px', overflowWrap: 'anywhere', '& small': { display: 'block', color: 'fg.2' } },
})

/** Shows whole entries under their days, for paper. */
export function ReportEntries({ rows }: { rows: readonly JournalSummaryDto[] }) {
  const { LL } = useI18nContext()
  const { journal } = LL
  const viewer = useViewer()
  const labels: Labels = journal.label
  if (rows.length === 0) return <p>{journal.paper.none()}</p>
  return [...Map.groupBy(rows.toReversed(), ({ on }) => on)].map(([on, entries]) => (
    <Day key={on}>
      <chakra.h3 textStyle="label">{viewer.longDate(on)}</chakra.h3>
      {entries.map((entry) => (
        <Entry key={entry.id}>
          <strong>
            {journal.paper.entry({
              kind: journal.kind[entry.kind](),
              name: viewer.nameOf(entry.authorId),
              status: labels[entry.status]?.() ?? '',
            })}
          </strong>
          <chakra.p whiteSpace="pre-line">{contentText(entry, viewer, LL)}</chakra.p>
          <small>{journal.paper.written({ at: viewer.moment(entry.createdAt) })}</small>
          {entry.files.length > 0 && (
            <small>{journal.paper.files({ files: entry.files.map(({ name }) => name).join('; ') })}</small>
          )}
          {entry.readerIds.length > 0 && (
            <small>
              {[journal.record.readers({ names: namesOf(viewer, entry.readerIds) }), seenText(entry, viewer, LL)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          )}
        </Entry>
      ))}
    </Day>
  ))
}
