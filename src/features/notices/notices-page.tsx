import { chakra } from '@chakra-ui/react/styled-system'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { NoticeList } from './notice-list.tsx'
import { noticesQuery } from './notices.queries.ts'
import { useSeen } from './use-seen.ts'

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: 'u2',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
  },
})

/** The notices are one of the folders of messages, which stand beside them. */
type NoticesPageProps = { folders: ReactNode }

/** Lists what happened, newest first. It reveals no content and does not count as a first view. */
export function NoticesPage({ folders }: NoticesPageProps) {
  const { notices } = useI18nContext().LL
  const { family } = useViewer()
  if (mayIn(family)('notice.read')) return <OwnNotices folders={folders} />
  return (
    <>
      <PageHeader title={notices.title()} />
      <Beside>
        {folders}
        <Card>
          <EmptyState title={notices.lookingOn()} />
        </Card>
      </Beside>
    </>
  )
}

function OwnNotices({ folders }: NoticesPageProps) {
  const { client } = useApp()
  const { notices } = useI18nContext().LL
  const query = useInfiniteQuery(noticesQuery(client))
  const seen = useSeen()
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const [newest] = items
  const unseen = query.data?.pages[0]?.unseen ?? 0
  return (
    <>
      <PageHeader
        title={notices.title()}
        subtitle={notices.lead()}
        aside={
          <Actions>
            <ButtonLink variant="tertiary" link={<Link to="/account/notices" />}>
              {notices.toWishes()}
            </ButtonLink>
            {(query.isPending || newest) && (
              <Button
                variant="secondary"
                icon={IconChecks}
                disabled={unseen === 0}
                loading={seen.pending}
                onClick={() => newest && seen.upTo(newest)}
              >
                {notices.seenAll()}
              </Button>
            )}
          </Actions>
        }
      />
      <Beside>
        {folders}
        <Card bleed aria-busy={query.isPending}>
          <NoticeList query={query} items={items} onSeen={seen.one} />
        </Card>
      </Beside>
    </>
  )
}
