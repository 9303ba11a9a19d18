import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { placeText } from '#i18n/place-text.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { FileCards } from '#src/app/shared/uploads/file-cards.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { DetailsColumns, DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { Labels } from '../feature.ts'
import type { EndDialogProps } from './end-dialog.tsx'
import { EntryViews } from './entry-views.tsx'
import { journalEntryChart } from './journal.chart.ts'
import { namesOf, standingText } from './journal-texts.ts'
import { OpenEdition } from './open-edition.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

const ShareDialog = lazyDialog<ShareDialogProps>(async () => (await import('./share-dialog.tsx')).ShareDialog)
const EndDialog = lazyDialog<EndDialogProps>(async () => (await import('./end-dialog.tsx')).EndDialog)

const Text = chakra('div', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxW: '68ch' } })

/** Shows what somebody wrote, to whom it is shared and who has seen it. */
export function EntryDetails({ entry }: { entry: JournalEntryDto }) {
  const { journal } = useI18nContext().LL
  const viewer = useViewer()
  const { kind, on, readerIds, views } = entry
  return (
    <>
      <PageHeader
        title={viewer.longDate(on)}
        eyebrow={journal.kind[kind]()}
        back={{ label: journal.one.back(), link: <Link to="/journal" /> }}
      />
      <DetailsStack>
        <Standing entry={entry} />
        <DetailsColumns>
          <Contents entry={entry} />
          <DetailsStack>
            <Facts entry={entry} />
            {readerIds.length > 0 && <EntryViews readerIds={readerIds} views={views} edition={entry.edition} />}
          </DetailsStack>
        </DetailsColumns>
      </DetailsStack>
    </>
  )
}

function Standing({ entry }: { entry: JournalEntryDto }) {
  const { LL } = useI18nContext()
  const { label, one } = LL.journal
  const labels: Labels = label
  const viewer = useViewer()
  const [pending, setPending] = useState<'share' | 'delete' | 'remove' | null>(null)
  const chart = journalEntryChart(entry)
  const { action } = one
  const end = (['delete', 'remove'] as const).find((one) => chart.can({ type: `journalEntry.${one}` }))
  const mayShare = chart.can({ type: 'journalEntry.share' })
  const mayEdit = chart.can({ type: 'journalEntry.edit' })
  return (
    <>
      <TurnCard
        tone={toneOf(chart)}
        chip={labels[chart.label]?.() ?? ''}
        title={standingText(entry, viewer, LL)}
        actions={
          (end || mayShare || mayEdit) && (
            <>
              {end && (
                <Button variant="tertiary" onClick={() => setPending(end)}>
                  {action[end]()}
                </Button>
              )}
              {mayEdit && (
                <ButtonLink
                  variant="secondary"
                  link={<Link to="/journal/$id" params={{ id: entry.id }} search={{ edit: '1' }} />}
                >
                  {action.edit()}
                </ButtonLink>
              )}
              {mayShare && (
                <Button variant="secondary" onClick={() => setPending('share')}>
                  {entry.sharedAt === null ? action.share() : action.shareMore()}
                </Button>
              )}
            </>
          )
        }
      />
      <ShareDialog open={pending === 'share'} entry={entry} onClose={() => setPending(null)} />
      {pending !== null && pending !== 'share' && (
        <EndDialog open action={pending} entry={entry} onClose={() => setPending(null)} />
      )}
    </>
  )
}

function Contents({ entry }: { entry: JournalEntryDto }) {
  const { LL } = useI18nContext()
  const { one, place: places, list } = LL.journal
  const viewer = useViewer()
  const { body, files, place, opened, gone, authorId } = entry
  if (!opened) return <OpenEdition entry={entry} />
  if (gone) {
    const removed = viewer.isYou(authorId) ? list.removedByYou() : list.removed({ name: viewer.nameOf(authorId) })
    return (
      <Card>
        <CardBody>{removed}</CardBody>
      </Card>
    )
  }
  return (
    <Card>
      <CardBody>
        <chakra.div display="grid" gap="u2">
          {place && <chakra.p textStyle="strong">{placeText(place, places)}</chakra.p>}
          {body ? (
            <Verbatim>
              <Text>{body}</Text>
            </Verbatim>
          ) : (
            <chakra.p color="fg.3">{one.noText()}</chakra.p>
          )}
          {files.length > 0 && <FileCards label={one.files()} files={files} />}
        </chakra.div>
      </CardBody>
    </Card>
  )
}

function Facts({ entry }: { entry: JournalEntryDto }) {
  const { LL } = useI18nContext()
  const { one } = LL.journal
  const { facts } = one
  const viewer = useViewer()
  const { authorId, createdAt, sharedAt, readerIds, deviceAt, edition, changedAt } = entry
  const lines: readonly (readonly [string, string | null])[] = [
    [facts.author(), viewer.nameOf(authorId)],
    [facts.written(), viewer.moment(createdAt)],
    [facts.device(), deviceAt && viewer.moment(deviceAt)],
    [facts.shared(), sharedAt && viewer.moment(sharedAt)],
    [facts.readers(), readerIds.length > 0 ? namesOf(viewer, readerIds) : null],
    [facts.edition(), edition > 1 ? one.edition({ number: edition, at: viewer.moment(changedAt) }) : null],
  ]
  return (
    <Card>
      <CardBody>
        <FactList items={lines.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
        {viewer.may('history.read') && (
          <chakra.div mt="u1.5">
            <ButtonLink variant="tertiary" size="small" link={<Link to="/history" search={{ item: entry.id }} />}>
              {one.inRecord()}
            </ButtonLink>
          </chakra.div>
        )}
      </CardBody>
    </Card>
  )
}
