import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText, failureTitle, isMissing } from '#src/app/shared/data/failure-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { EntryDetails } from './entry-details.tsx'
import type { EditEntryProps } from './entry-form-page.tsx'
import { journalEntryChart } from './journal.chart.ts'
import { useOpenedEntry } from './use-opened-entry.ts'

const Report = lazyDialog(async () => (await import('./journal-report-page.tsx')).JournalReportPage)
const NewEntry = lazyDialog(async () => (await import('./entry-form-page.tsx')).NewEntryPage)
const EditEntry = lazyDialog<EditEntryProps>(async () => (await import('./entry-form-page.tsx')).EditEntry)

/** Shows one entry, the form of a new one, or the report. Coming to an entry opens it, which is recorded as the first view. */
export function EntryPage() {
  const { id } = useParams({ from: '/_authed/journal/$id' })
  if (id === 'new') return <NewEntry open />
  if (id === 'report') return <Report open />
  return <OneEntry key={id} id={id} />
}

function OneEntry({ id }: { id: string }) {
  const { LL } = useI18nContext()
  const { one } = LL.journal
  const query = useOpenedEntry(id)
  const back = { label: one.back(), link: <Link to="/journal" /> }
  if (query.data) return <Shown entry={query.data} />
  const missing = isMissing(query.error)
  const failed = missing ? LL.errors.entryNotFound() : failureTitle(query.error, LL, LL.errors.cannotViewEntry())
  const title = query.isPaused ? one.offlineTitle() : query.isError ? failed : LL.journal.title()
  return (
    <>
      <PageHeader title={title} back={back} />
      <Card>
        {query.isPaused && <EmptyState title={one.offlineText()} />}
        {!query.isPaused && query.isPending && <SkeletonRows label={one.loading()} rows={4} />}
        {!query.isPaused && query.isError && missing && (
          <EmptyState
            title={one.missing()}
            action={<ButtonLink link={<Link to="/journal" />}>{one.back()}</ButtonLink>}
          />
        )}
        {!query.isPaused && query.isError && !missing && (
          <ErrorState
            title={one.failed()}
            retry={{ label: one.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
          >
            {failureText(query.error, LL)}
          </ErrorState>
        )}
      </Card>
    </>
  )
}

function Shown({ entry }: { entry: JournalEntryDto }) {
  const { journal } = useI18nContext().LL
  const viewer = useViewer()
  const { edit } = useSearch({ from: '/_authed/journal/$id' })
  const back = { label: journal.one.back(), link: <Link to="/journal" /> }
  if (!edit) return <EntryDetails entry={entry} />
  const mayEdit = journalEntryChart(entry).can({ type: 'journalEntry.edit' })
  return (
    <>
      <PageHeader title={journal.form.editTitle()} subtitle={viewer.longDate(entry.on)} back={back} />
      {mayEdit ? (
        <EditEntry open entry={entry} />
      ) : (
        <Card>
          <EmptyState
            title={journal.form.locked()}
            action={
              <ButtonLink link={<Link to="/journal/$id" params={{ id: entry.id }} search={{}} />}>
                {journal.one.back()}
              </ButtonLink>
            }
          />
        </Card>
      )}
    </>
  )
}
