import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { changesQuery } from '../calendar.queries.ts'
import { changeRequestChart } from '../request.chart.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { askedText, requestTitle } from './request-texts.ts'

/** Lists the change requests of both parents, the latest first. */
export function RequestsPage() {
  const { client } = useApp()
  const { changeRequests: messages } = useI18nContext().LL
  const { may } = useTraveller()
  const maySee = may('changeRequest.see')
  const query = useQuery({ ...changesQuery(client), enabled: maySee })
  const links = maySee && (
    <>
      <ButtonLink variant="secondary" link={<Link to="/calendar/actual" />}>
        {messages.actual()}
      </ButtonLink>
      {may('calendar.plan') && (
        <ButtonLink icon={IconPlus} link={<Link to="/calendar/changes/new" />}>
          {messages.add()}
        </ButtonLink>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={messages.title()} subtitle={maySee && messages.text()} aside={links} />
      {maySee ? (
        <Awaited query={query} messages={messages}>
          {({ items }) => (
            <Card bleed>
              {items.length === 0 ? (
                <EmptyState title={messages.empty.title()}>{messages.empty.text()}</EmptyState>
              ) : (
                <ul aria-label={messages.title()}>
                  {items.map((item) => (
                    <li key={item.id}>
                      <RequestRow item={item} />
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          )}
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
    </>
  )
}

function RequestRow({ item }: { item: ChangeRequestDto }) {
  const { LL } = useI18nContext()
  const viewer = useTraveller()
  const chart = changeRequestChart(item)
  const label = chart.isYourTurn ? LL.changeRequests.turn.you() : LL.calendar.changeLabel[item.status]()
  return (
    <Row
      icon={IconArrowsExchange}
      title={requestTitle(item, viewer, LL.changeRequests)}
      secondary={askedText(item, viewer, LL.changeRequests)}
      chip={<Chip tone={toneOf(chart)}>{label}</Chip>}
      link={<Link to="/calendar/changes/$id" params={{ id: item.id }} />}
    />
  )
}
