import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarFeedDto, MadeFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { FeedCard } from './feed-card.tsx'
import { feedsQuery } from './feeds.queries.ts'
import type { MadeFeedProps } from './made-feed.tsx'
import type { MakeFeedProps } from './make-feed.tsx'
import type { RevokeFeedProps } from './revoke-feed.tsx'

const MakeFeed = lazyDialog<MakeFeedProps>(async () => (await import('./make-feed.tsx')).MakeFeed)
const MadeFeed = lazyDialog<MadeFeedProps>(async () => (await import('./made-feed.tsx')).MadeFeed)
const RevokeFeed = lazyDialog<RevokeFeedProps>(async () => (await import('./revoke-feed.tsx')).RevokeFeed)

/** Lists the addresses at which other programs read the calendar, each its owner's alone. */
export function FeedsPage() {
  const { client } = useApp()
  const { calendarFeeds: messages } = useI18nContext().LL
  const { may } = useViewer()
  const mayOwn = may('calendarFeed.own')
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<MadeFeedDto | null>(null)
  const [ending, setEnding] = useState<CalendarFeedDto | null>(null)
  const query = useQuery({ ...feedsQuery(client), enabled: mayOwn })
  const make = (
    <Button icon={IconPlus} onClick={() => setMaking(true)}>
      {messages.make()}
    </Button>
  )
  const done = (answer: MadeFeedDto) => {
    setMaking(false)
    setMade(answer)
  }
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={mayOwn && messages.text()}
        aside={query.data && query.data.items.length > 0 && make}
      />
      {mayOwn ? (
        <Awaited query={query} messages={messages}>
          {({ items }) =>
            items.length === 0 ? (
              <Card>
                <EmptyState title={messages.empty.title()} action={make}>
                  {messages.empty.text()}
                </EmptyState>
              </Card>
            ) : (
              <chakra.ul display="grid" gap="u2">
                {items.map((feed) => (
                  <li key={feed.id}>
                    <FeedCard feed={feed} onRevoke={() => setEnding(feed)} />
                  </li>
                ))}
              </chakra.ul>
            )
          }
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
      {making && <MakeFeed open onClose={() => setMaking(false)} onDone={done} />}
      {made && <MadeFeed open made={made} onClose={() => setMade(null)} />}
      {ending && <RevokeFeed open feed={ending} onClose={() => setEnding(null)} />}
    </>
  )
}
