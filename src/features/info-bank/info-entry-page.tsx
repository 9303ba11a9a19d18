import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle, isMissing } from '#src/app/shared/data/failure-text.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { infoEntryQuery } from './info-bank.queries.ts'
import { InfoDetails } from './info-details.tsx'
import { infoEntryChart } from './info-entry.chart.ts'
import type { EditInfoProps } from './info-form-page.tsx'

const EmergencyCard = lazyDialog(async () => (await import('./emergency-card-page.tsx')).EmergencyCardPage)
const AddressBook = lazyDialog(async () => (await import('./address-book-page.tsx')).AddressBookPage)
const NewInfo = lazyDialog(async () => (await import('./info-form-page.tsx')).NewInfoPage)
const EditInfo = lazyDialog<EditInfoProps>(async () => (await import('./info-form-page.tsx')).EditInfo)

/** Shows one entry, the form of a new one, the emergency card or the address book. */
export function InfoEntryPage() {
  const { id } = useParams({ from: '/_authed/infobank/$id' })
  if (id === 'new') return <NewInfo open />
  if (id === 'card') return <EmergencyCard open />
  if (id === 'book') return <AddressBook open />
  return <OneEntry key={id} id={id} />
}

function OneEntry({ id }: { id: string }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { one } = LL.infoBank
  const query = useQuery(infoEntryQuery(client, id))
  if (query.data) return <Shown entry={query.data} />
  const missing = isMissing(query.error)
  const failed = missing ? LL.errors.entryNotFound() : failureTitle(query.error, LL, LL.errors.cannotViewEntry())
  const title = query.isPaused ? one.offlineTitle() : query.isError ? failed : LL.infoBank.title()
  return (
    <>
      <PageHeader title={title} back={{ label: one.back(), link: <Link to="/infobank" /> }} />
      <Card>
        {query.isPaused && <EmptyState title={one.offlineText()} />}
        {!query.isPaused && query.isPending && <SkeletonRows label={one.loading()} rows={4} />}
        {!query.isPaused && query.isError && missing && (
          <EmptyState
            title={one.missing()}
            action={<ButtonLink link={<Link to="/infobank" />}>{one.back()}</ButtonLink>}
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

function Shown({ entry }: { entry: InfoEntryDto }) {
  const { infoBank } = useI18nContext().LL
  const { edit } = useSearch({ from: '/_authed/infobank/$id' })
  if (!edit) return <InfoDetails entry={entry} />
  const mayEdit = infoEntryChart(entry).can({ type: 'infoEntry.edit' })
  return (
    <>
      <PageHeader
        title={infoBank.form.editTitle()}
        subtitle={<Verbatim>{entry.title}</Verbatim>}
        back={{ label: infoBank.one.back(), link: <Link to="/infobank" /> }}
      />
      {mayEdit ? (
        <EditInfo open entry={entry} />
      ) : (
        <Card>
          <EmptyState
            title={infoBank.form.locked()}
            action={
              <ButtonLink link={<Link to="/infobank/$id" params={{ id: entry.id }} search={{}} />}>
                {infoBank.one.back()}
              </ButtonLink>
            }
          />
        </Card>
      )}
    </>
  )
}
