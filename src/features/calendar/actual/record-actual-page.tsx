import { Link, useSearch } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ActualForm } from './actual-form.tsx'

/** Records what really happened; `on` in the address is the day that was opened in the calendar. */
export function RecordActualPage() {
  const { on } = useSearch({ from: '/_authed/calendar/actual/new' })
  const { actualTimes: messages } = useI18nContext().LL
  const viewer = useViewer()
  const may = viewer.may('actualTime.record')
  return (
    <>
      <PageHeader
        title={messages.form.title()}
        subtitle={may && messages.form.text({ name: otherParentOf(viewer) })}
        back={{ label: messages.back(), link: <Link to="/calendar/actual" /> }}
      />
      {may ? (
        <ActualForm viewer={viewer} on={on ?? viewer.today} />
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
    </>
  )
}
