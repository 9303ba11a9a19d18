import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { actualTimeChart } from '../actual.chart.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { actualTimesQuery } from './actual.queries.ts'
import { actualTitle, recordedText } from './actual-texts.ts'

/** Lists what the parents recorded as having really happened, the latest time first. */
export function ActualListPage() {
  const { client } = useApp()
  const { actualTimes: messages } = useI18nContext().LL
  const { may } = useViewer()
  const maySee = may('actualTime.see')
  const query = useQuery({ ...actualTimesQuery(client), enabled: maySee })
  const add = may('actualTime.record') && (
    <ButtonLink icon={IconPlus} link={<Link to="/calendar/actual/new" />}>
      {messages.add()}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={maySee && messages.text()}
        back={{ label: messages.changes(), link: <Link to="/calendar/changes" /> }}
        aside={query.data?.items.length !== 0 && <HeldPlace waits={query.isPending}>{add}</HeldPlace>}
      />
      {maySee ? (
        <Awaited query={query} messages={messages}>
          {({ items }) => (
            <Card bleed>
              {items.length === 0 ? (
                <EmptyState title={messages.empty.title()} action={add || undefined}>
                  {messages.empty.text()}
                </EmptyState>
              ) : (
                <ul aria-label={messages.title()}>
                  {items.map((item) => (
                    <li key={item.id}>
                      <ActualRow item={item} />
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

function ActualRow({ item }: { item: ActualTimeDto }) {
  const { LL } = useI18nContext()
  const viewer = useTraveller()
  const chart = actualTimeChart(item)
  const label = chart.isYourTurn ? LL.actualTimes.turn.you() : LL.calendar.actualLabel[item.status]()
  return (
    <Row
      icon={IconHistory}
      title={actualTitle(item, viewer, LL.actualTimes)}
      secondary={recordedText(item, viewer, LL.actualTimes)}
      chip={<Chip tone={toneOf(chart)}>{label}</Chip>}
      link={<Link to="/calendar/actual/$id" params={{ id: item.id }} />}
    />
  )
}
