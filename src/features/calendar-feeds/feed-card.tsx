import { chakra } from '@chakra-ui/react/styled-system'
import type { CalendarFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { calendarFeedChart } from './feed.chart.ts'

/** Shows what an address shows, and lets its owner revoke it. */
export function FeedCard({ feed, onRevoke }: { feed: CalendarFeedDto; onRevoke: () => void }) {
  const { calendarFeeds: messages } = useI18nContext().LL
  const { instant } = useViewer()
  const { name, scope, names, createdAt } = feed
  const shown = [
    messages.scope[scope].name(),
    ...(scope === 'busy' ? [] : [messages.names[names].name()]),
    messages.madeOn({ at: instant(createdAt) }),
  ]
  return (
    <Card>
      <CardBody>
        <chakra.div display="flex" gap="u2" alignItems="center" flexWrap="wrap">
          <chakra.div flex="1 1 14rem" minW="0">
            <chakra.h2 textStyle="cardHeading" overflowWrap="anywhere">
              {name}
            </chakra.h2>
            <chakra.p textStyle="secondary" color="fg.2">
              {shown.join(' · ')}
            </chakra.p>
          </chakra.div>
          {calendarFeedChart(feed).can({ type: 'calendarFeed.revoke' }) && (
            <Button variant="secondary" onClick={onRevoke}>
              {messages.revoke()}
            </Button>
          )}
        </chakra.div>
      </CardBody>
    </Card>
  )
}
