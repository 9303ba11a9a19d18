import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { changesQuery } from '../calendar.queries.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { childNames } from '../view/day-model.ts'
import { MovedCard } from './moved-card.tsx'
import { Quote } from './quote.tsx'
import { askedText, requestTitle, timeText } from './request-texts.ts'
import { RequestTurn } from './request-turn.tsx'

const RequestRail = lazy(async () => ({ default: (await import('./request-rail.tsx')).RequestRail }))

/** Shows one request with what it would change, what may be answered now, and the whole chain of proposals. */
export function RequestPage() {
  const { id } = useParams({ from: '/_authed/calendar/changes/$id' })
  const { client } = useApp()
  const { changeRequests: messages } = useI18nContext().LL
  const viewer = useTraveller()
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
              <Request item={item} chain={items.filter(({ root }) => root === item.root).toReversed()} />
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

type RequestProps = {
  item: ChangeRequestDto
  /** The requests that answer one another, this one among them, from the first one on. */
  chain: readonly ChangeRequestDto[]
}

function Request({ item, chain }: RequestProps) {
  return (
    <DetailsStack>
      <RequestTurn item={item} />
      <Facts item={item} />
      <MovedCard childIds={item.childIds} times={item.times} status={item.status} />
      <Suspense>
        <RequestRail item={item} />
      </Suspense>
      {chain.length > 1 && <Chain item={item} chain={chain} />}
    </DetailsStack>
  )
}

const Proposals = chakra('ol', {
  base: { display: 'grid', gap: 'u2', '& a': { textStyle: 'strong', color: 'brand.strong' } },
})

function Chain({ item, chain }: RequestProps) {
  const { changeRequests: messages } = useI18nContext().LL
  const viewer = useTraveller()
  return (
    <Card>
      <CardHeader title={messages.chain()} />
      <CardBody>
        <Proposals aria-label={messages.chain()}>
          {chain.map((one) =>
            one.id === item.id ? (
              <li key={one.id} aria-current="true">
                <chakra.strong textStyle="strong">{requestTitle(one, viewer, messages)}</chakra.strong>
                <chakra.p textStyle="secondary" color="fg.3">
                  {messages.thisOne()}
                </chakra.p>
              </li>
            ) : (
              <li key={one.id}>
                <Link to="/calendar/changes/$id" params={{ id: one.id }}>
                  {requestTitle(one, viewer, messages)}
                </Link>
                <Said item={one} />
              </li>
            ),
          )}
        </Proposals>
      </CardBody>
    </Card>
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
  const viewer = useTraveller()
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
