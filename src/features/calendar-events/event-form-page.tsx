import { Link } from '@tanstack/react-router'
import type { CalendarEventDto } from '#contract/calendar-events/calendar-events.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { scopesOf } from './event.scope.ts'
import { EventForm } from './event-form.tsx'
import { standingText } from './event-texts.ts'

/** Adds an event; `on` is the day from which somebody came. */
export function NewEventPage({ on }: { on: string | undefined }) {
  const { form, back } = useI18nContext().LL.calendarEvents
  const viewer = useViewer()
  const may = viewer.may('calendar.plan')
  return (
    <>
      <PageHeader
        title={form.newTitle()}
        back={{ label: back(), link: <Link to="/calendar" /> }}
        aside={
          may && (
            <ButtonLink variant="secondary" link={<Link to="/calendar/copy" />}>
              {form.copy()}
            </ButtonLink>
          )
        }
      />
      {may ? (
        <EventForm viewer={viewer} edited={null} on={on} />
      ) : (
        <Refused title={form.refused()} text={form.refusedText()} />
      )}
    </>
  )
}

/** Edits one time of an event, that and all later ones, or all, as the chart allows. */
export function EditEvent({ item, on, asked }: { item: CalendarEventDto; on: string; asked: string }) {
  const { LL } = useI18nContext()
  const { form } = LL.calendarEvents
  const viewer = useViewer()
  const scope = scopesOf(item, 'change', on).find((one) => one === asked)
  if (!scope) return <Refused title={form.locked()} text={standingText(item, viewer, LL)} />
  return (
    <>
      {scope !== 'all' && <p>{form.scope[scope]({ date: viewer.longDate(on) })}</p>}
      <EventForm key={`${item.id} ${scope} ${on}`} viewer={viewer} edited={{ item, scope, on }} on={on} />
    </>
  )
}

function Refused({ title, text }: { title: string; text: string }) {
  const { back } = useI18nContext().LL.calendarEvents
  return (
    <Card>
      <EmptyState title={title} action={<ButtonLink link={<Link to="/calendar" />}>{back()}</ButtonLink>}>
        {text}
      </EmptyState>
    </Card>
  )
}
