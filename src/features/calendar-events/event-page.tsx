import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { CalendarEventDto } from '#contract/calendar-events/calendar-events.ts'
import { isDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { childNames } from '../calendar/view/day-model.ts'
import type { Labels } from '../feature.ts'
import { calendarEventChart } from './event.chart.ts'
import { commandFor, meantDay, scopesOf } from './event.scope.ts'
import type { EventDialogProps } from './event-dialog.tsx'
import { EditEvent, NewEventPage } from './event-form-page.tsx'
import { reminderText, repeatsText, standingText, whenText } from './event-texts.ts'
import { eventQuery } from './events.queries.ts'

const EventDialog = lazyDialog<EventDialogProps>(async () => (await import('./event-dialog.tsx')).EventDialog)

/** Shows one event, or adds one. */
export function EventPage() {
  const { id } = useParams({ from: '/_authed/calendar/events/$id' })
  const { on } = useSearch({ from: '/_authed/calendar/events/$id' })
  return id === 'new' ? <NewEventPage on={on} /> : <OneEvent id={id} />
}

/** Shows one event: when, who, where, and what may be done with it now. */
function OneEvent({ id }: { id: string }) {
  const { edit, on } = useSearch({ from: '/_authed/calendar/events/$id' })
  const { client } = useApp()
  const { calendarEvents: messages } = useI18nContext().LL
  const query = useQuery(eventQuery(client, id, on && isDate(on) ? on : undefined))
  return (
    <>
      <PageHeader
        title={edit ? messages.form.editTitle() : (query.data?.title ?? messages.title())}
        back={
          edit
            ? {
                label: query.data?.title ?? messages.title(),
                link: <Link to="/calendar/events/$id" params={{ id }} search={{ on }} />,
              }
            : { label: messages.back(), link: <Link to="/calendar" /> }
        }
      />
      <Awaited query={query} messages={messages}>
        {(item) =>
          item ? (
            <Shown item={item} />
          ) : (
            <Card>
              <EmptyState
                title={messages.missing.title()}
                action={<ButtonLink link={<Link to="/calendar" />}>{messages.back()}</ButtonLink>}
              >
                {messages.missing.text()}
              </EmptyState>
            </Card>
          )
        }
      </Awaited>
    </>
  )
}

function Shown({ item }: { item: CalendarEventDto }) {
  const search = useSearch({ from: '/_authed/calendar/events/$id' })
  const on = meantDay(item)
  if (search.edit) return <EditEvent item={item} on={on} asked={search.edit} />
  return <Details item={item} on={on} />
}

function Details({ item, on }: { item: CalendarEventDto; on: string }) {
  const { LL } = useI18nContext()
  const { action, label } = LL.calendarEvents
  const labels: Labels = label
  const viewer = useViewer()
  const [pending, setPending] = useState<EventDialogProps['action'] | null>(null)
  const chart = calendarEventChart(item)
  const changes = scopesOf(item, 'change', on)
  const leaves = scopesOf(item, 'leave', on)
  const leave = commandFor(item, 'leave', 'all') === 'calendarEvent.delete' ? 'delete' : 'cancel'
  const mayShare = chart.can({ type: 'calendarEvent.share' })
  const has = changes.length + leaves.length > 0 || mayShare
  return (
    <DetailsStack>
      <TurnCard
        tone={toneOf(chart)}
        chip={labels[chart.label]?.() ?? ''}
        title={whenText(item, viewer, LL)}
        why={standingText(item, viewer, LL)}
        actions={
          has && (
            <>
              {leaves.length > 0 && (
                <Button variant="tertiary" onClick={() => setPending(leave)}>
                  {action[leave]()}
                </Button>
              )}
              {mayShare && (
                <Button variant="secondary" onClick={() => setPending('share')}>
                  {action.share()}
                </Button>
              )}
              {changes.length > 1 && (
                <Button variant="secondary" onClick={() => setPending('edit')}>
                  {action.edit()}
                </Button>
              )}
              {changes.length === 1 && (
                <ButtonLink
                  variant="secondary"
                  link={
                    <Link
                      to="/calendar/events/$id"
                      params={{ id: item.id }}
                      search={{ on, edit: changes[0] ?? 'all' }}
                    />
                  }
                >
                  {action.edit()}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <Facts item={item} />
      {pending && (
        <EventDialog
          open
          action={pending}
          item={item}
          on={on}
          scopes={pending === 'edit' ? changes : pending === 'share' ? ['all'] : leaves}
          onClose={() => setPending(null)}
        />
      )}
    </DetailsStack>
  )
}

function Facts({ item }: { item: CalendarEventDto }) {
  const { LL } = useI18nContext()
  const { facts, partOf } = LL.calendarEvents
  const viewer = useViewer()
  const nameOf = (id: string | null) => id && viewer.nameOf(id)
  const place = item.place && item.hidesPlace ? `${item.place} (${facts.hidesPlace()})` : item.place
  const lines: readonly (readonly [string, string | null])[] = [
    [facts.repeats(), repeatsText(item, viewer, LL)],
    [facts.place(), place],
    [facts.children(), childNames(item.childIds, viewer)],
    [facts.parent(), nameOf(item.parentId)],
    [facts.dropOff(), nameOf(item.dropOffId)],
    [facts.pickUp(), nameOf(item.pickUpId)],
    [facts.notes(), item.notes],
    [facts.reminder(), item.reminder === null ? null : reminderText(item.reminder, LL.calendarEvents)],
    [facts.owner(), nameOf(item.ownerId)],
  ]
  return (
    <Card>
      <CardBody>
        <FactList items={lines.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
        {item.occursOn && <p>{partOf({ date: viewer.longDate(item.occursOn) })}</p>}
      </CardBody>
    </Card>
  )
}
