import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { connectedQuery } from '../connected.queries.ts'
import { CopyBreaks } from './copy-breaks.tsx'
import { CopyEvents } from './copy-events.tsx'

/** Copies entries of a connected calendar or of a file: as shared events, or as days without school. */
export function CopyPage() {
  const { into, from, at, uid } = useSearch({ from: '/_authed/calendar/copy' })
  const { client } = useApp()
  const { calendarCopies: messages } = useI18nContext().LL
  const viewer = useViewer()
  const may = viewer.may('calendar.plan')
  const query = useQuery({ ...connectedQuery(client), enabled: may })
  const isSchool = into === 'school'
  const { title, text } = isSchool ? messages.school : messages.events
  const link = isSchool ? <Link to="/calendar/school" /> : <Link to="/calendar" />
  const Form = isSchool ? CopyBreaks : CopyEvents
  return (
    <>
      <PageHeader
        title={title()}
        subtitle={text()}
        back={{ label: isSchool ? messages.school.back() : messages.events.back(), link }}
      />
      {may ? (
        <Awaited query={query} messages={messages}>
          {({ items }) => <Form calendars={items} came={{ from, at, uid }} viewer={viewer} />}
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
    </>
  )
}
