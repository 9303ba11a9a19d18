import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText, failureTitle } from '#src/app/shared/data/failure-text.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { preferencesQuery } from './preferences.queries.ts'
import { PreferencesForm } from './preferences-form.tsx'

/** Chooses which mails a person gets, and when none are sent. */
export function PreferencesPage() {
  const { LL } = useI18nContext()
  const { notices } = LL
  const own = mayIn(useFamily())('notice.read')
  return (
    <>
      <PageHeader
        title={notices.wishes.title()}
        subtitle={notices.wishes.lead()}
        back={{ label: notices.wishes.back(), link: <Link to="/notices" /> }}
      />
      <Card>{own ? <OwnPreferences /> : <EmptyState title={notices.lookingOn()} />}</Card>
    </>
  )
}

function OwnPreferences() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { notices } = LL
  const query = useQuery(preferencesQuery(client))
  if (query.data) {
    const { timeZone, groups, ...preferences } = query.data
    return (
      <CardBody>
        <PreferencesForm preferences={preferences} groups={groups} zone={timeZone} />
      </CardBody>
    )
  }
  if (query.isPaused) return <ErrorState title={notices.offline.title()}>{notices.offline.text()}</ErrorState>
  if (query.isPending) return <SkeletonRows label={notices.wishes.loading()} rows={4} tile={false} />
  return (
    <ErrorState
      title={failureTitle(query.error, LL, notices.wishes.notLoaded())}
      retry={{ label: notices.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
    >
      {failureText(query.error, LL)}
    </ErrorState>
  )
}
