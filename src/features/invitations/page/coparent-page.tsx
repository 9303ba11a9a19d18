import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { invitationsQuery } from '../invitations.queries.ts'
import { CoparentCards } from './coparent-cards.tsx'
import { KnownCard } from './known-card.tsx'

const Stack = chakra('div', { base: { display: 'grid', gap: { base: 'u2', md: 'u3' }, maxW: '52rem' } })

/** Says whether the other parent has joined, and what can be done until they have. */
export function CoparentPage() {
  const { client } = useApp()
  const { invitations: messages } = useI18nContext().LL
  const { may } = useViewer()
  const maySee = may('coparent.see')
  const query = useQuery({ ...invitationsQuery(client), enabled: maySee })
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={maySee && messages.lead()}
        back={{ label: messages.back(), link: <Link to="/account" /> }}
      />
      <Stack>
        {maySee ? (
          <Awaited query={query} messages={messages}>
            {({ items, known }) => (
              <>
                <CoparentCards items={items} />
                <KnownCard known={known} />
              </>
            )}
          </Awaited>
        ) : (
          <Card>
            <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
          </Card>
        )}
      </Stack>
    </>
  )
}
