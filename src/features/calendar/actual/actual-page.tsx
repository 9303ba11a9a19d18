import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { actualTimesQuery } from './actual.queries.ts'
import { ActualItem } from './actual-item.tsx'
import { actualTitle } from './actual-texts.ts'

/** Shows one time as a parent says that it really was. */
export function ActualPage() {
  const { id } = useParams({ from: '/_authed/calendar/actual/$id' })
  const { client } = useApp()
  const { actualTimes: messages } = useI18nContext().LL
  const viewer = useViewer()
  const maySee = viewer.may('actualTime.see')
  const query = useQuery({ ...actualTimesQuery(client), enabled: maySee })
  const item = query.data?.items.find((one) => one.id === id)
  return (
    <>
      <PageHeader
        title={item ? actualTitle(item, viewer, messages) : messages.title()}
        back={{ label: messages.back(), link: <Link to="/calendar/actual" /> }}
      />
      {maySee ? (
        <Awaited query={query} messages={messages}>
          {() =>
            item ? (
              <ActualItem item={item} />
            ) : (
              <Card>
                <EmptyState title={messages.missing()} />
              </Card>
            )
          }
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
    </>
  )
}
