import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { isMissing } from '#src/app/shared/data/failure-text.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { openedQuery } from './opened.queries.ts'
import { OpenedCards } from './opened-cards.tsx'

const Stack = chakra('div', { base: { display: 'grid', gap: { base: 'u2', md: 'u3' }, maxW: '52rem' } })

/** Lets somebody who has an account answer the invitation that they opened in this browser. */
export function OpenedPage() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { opened: messages } = LL.invitations
  const query = useQuery(openedQuery(client))
  const { data } = query
  const title = data
    ? LL.joining.invitation.title({ name: data.inviter.firstName, product: LL.productName() })
    : messages.title()
  const isOver = data ? isFinalLeaf(invitationMachine, data.status) : isMissing(query.error)
  return (
    <>
      <PageHeader title={title} />
      <Stack>
        {isOver ? (
          <Card>
            <EmptyState
              title={LL.joining.over.title()}
              action={<ButtonLink link={<Link to="/home" />}>{messages.toHome()}</ButtonLink>}
            >
              {LL.joining.over.text()}
            </EmptyState>
          </Card>
        ) : (
          <Awaited query={query} messages={LL.invitations}>
            {(item) => <OpenedCards item={item} />}
          </Awaited>
        )}
      </Stack>
    </>
  )
}
