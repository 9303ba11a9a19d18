import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { changesQuery } from '../calendar.queries.ts'
import { changeRequestChart } from '../request.chart.ts'
import { AskForm } from './ask-form.tsx'

/** Asks for a change, or with `answers` in the address declines a request and proposes another. */
export function AskPage() {
  const { answers } = useSearch({ from: '/_authed/calendar/changes/new' })
  const { client } = useApp()
  const { changeRequests: messages } = useI18nContext().LL
  const viewer = useViewer()
  const may = viewer.may('calendar.plan')
  const query = useQuery({ ...changesQuery(client), enabled: may })
  const name = otherParentOf(viewer)
  const { form } = messages
  return (
    <>
      <PageHeader
        title={answers ? form.counterTitle() : form.title()}
        subtitle={may && form.text({ name })}
        back={{ label: messages.back(), link: <Link to="/calendar/changes" /> }}
      />
      {may ? (
        <Awaited query={query} messages={messages}>
          {({ items }) => {
            const answered = items.find(({ id }) => id === answers) ?? null
            const isLate = answered && !changeRequestChart(answered).can({ type: 'changeRequest.counter' })
            if (isLate || (answers && !answered))
              return (
                <Card>
                  <EmptyState title={messages.turn.tooLate()} />
                </Card>
              )
            return <AskForm viewer={viewer} answered={answered} />
          }}
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
    </>
  )
}
