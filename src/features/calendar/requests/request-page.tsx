import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { changesQuery } from '../calendar.queries.ts'
import { changeRequestChart } from '../request.chart.ts'
import { childNames } from '../view/day-model.ts'
import { MovedCard } from './moved-card.tsx'
import { type RequestAction, requestActions } from './request.commands.ts'
import type { RequestDialogProps } from './request-dialog.tsx'
import { askedText, requestTitle, timeText } from './request-texts.ts'

const RequestDialog = lazyDialog<RequestDialogProps>(async () => (await import('./request-dialog.tsx')).RequestDialog)
const RequestRail = lazy(async () => ({ default: (await import('./request-rail.tsx')).RequestRail }))
const Quote = chakra('blockquote', { base: { ps: 'u1.5', borderInlineStartWidth: '3px', color: 'fg.2', my: 'u1' } })

/** Shows one request with what it would change, what may be answered now, and all that led to it. */
export function RequestPage() {
  const { id } = useParams({ from: '/_authed/calendar/changes/$id' })
  const { client } = useApp()
  const { changeRequests: messages } = useI18nContext().LL
  const viewer = useViewer()
  const query = useQuery({ ...changesQuery(client), enabled: viewer.may('changeRequest.see') })
  const item = query.data?.items.find((one) => one.id === id)
  return (
    <>
      <PageHeader
        title={item ? requestTitle(item, viewer, messages) : messages.title()}
        back={{ label: messages.back(), link: <Link to="/calendar/changes" /> }}
      />
      {viewer.may('changeRequest.see') ? (
        <Awaited query={query} messages={messages}>
          {({ items }) =>
            item ? (
              <Request
                item={item}
                earlier={items.filter(({ root, id: other }) => root === item.root && other !== id)}
              />
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

function Request({ item, earlier }: { item: ChangeRequestDto; earlier: readonly ChangeRequestDto[] }) {
  const { LL } = useI18nContext()
  const { changeRequests: messages, calendar } = LL
  const { turn } = messages
  const viewer = useViewer()
  const [pending, setPending] = useState<RequestAction | null>(null)
  const chart = changeRequestChart(item)
  const allowed = requestActions.filter((action) => chart.can({ type: `changeRequest.${action}` }))
  const mayCounter = chart.can({ type: 'changeRequest.counter' })
  const { isYourTurn, isFinal } = chart
  const { free, counterable, over } = item.facts
  const reasons = [!free && turn.notFree(), !counterable && turn.tooLate(), over && turn.over()]
  const waits = isYourTurn ? turn.you() : turn.waiting({ name: viewer.nameOf(item.answererId) })
  const title = isYourTurn ? turn.answer() : turn.wait({ name: viewer.nameOf(item.answererId) })
  return (
    <DetailsStack>
      <TurnCard
        tone={toneOf(chart)}
        chip={isFinal ? calendar.changeLabel[item.status]() : waits}
        title={isFinal ? requestTitle(item, viewer, messages) : title}
        why={isFinal ? askedText(item, viewer, messages) : messages.expires({ time: viewer.moment(item.respondBy) })}
        notice={isYourTurn && [...reasons, free && turn.notice()].filter(Boolean).join(' ')}
        actions={
          (allowed.length > 0 || mayCounter) && (
            <>
              {mayCounter && (
                <ButtonLink variant="tertiary" link={<Link to="/calendar/changes/new" search={{ answers: item.id }} />}>
                  {messages.action.counter()}
                </ButtonLink>
              )}
              {allowed.map((action) => (
                <Button key={action} variant="secondary" onClick={() => setPending(action)}>
                  {messages.action[action]()}
                </Button>
              ))}
            </>
          )
        }
      />
      <Facts item={item} />
      <MovedCard childIds={item.childIds} times={item.times} status={item.status} />
      <Suspense>
        <RequestRail item={item} />
      </Suspense>
      {earlier.length > 0 && (
        <Card>
          <CardHeader title={messages.chain()} />
          <CardBody>
            <chakra.ol display="grid" gap="u2">
              {earlier.map((one) => (
                <li key={one.id}>
                  <Said item={one} />
                </li>
              ))}
            </chakra.ol>
          </CardBody>
        </Card>
      )}
      {pending && <RequestDialog open action={pending} item={item} onClose={() => setPending(null)} />}
    </DetailsStack>
  )
}

function Facts({ item }: { item: ChangeRequestDto }) {
  return (
    <Card>
      <CardBody>
        <Said item={item} />
      </CardBody>
    </Card>
  )
}

/** Says what was asked, why, and what was answered. */
function Said({ item }: { item: ChangeRequestDto }) {
  const { LL } = useI18nContext()
  const { changeRequests: messages, calendar } = LL
  const viewer = useViewer()
  return (
    <>
      <chakra.p textStyle="strong">
        {askedText(item, viewer, messages)} · {calendar.changeLabel[item.status]()}
      </chakra.p>
      {item.times.map((time) => (
        <p key={time.parentId}>{timeText(time, viewer, messages)}</p>
      ))}
      <chakra.p textStyle="secondary" color="fg.3">
        {childNames(item.childIds, viewer)}
      </chakra.p>
      <Quote>{item.reason}</Quote>
      {item.answer && <p>{messages.answer({ name: viewer.nameOf(item.answererId), answer: item.answer })}</p>}
    </>
  )
}
