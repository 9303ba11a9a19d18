import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { AccountTurn } from './account-turn.tsx'
import { BankAccountsCard } from './bank-accounts/bank-accounts-card.tsx'
import { metaOfAccount } from './payment-account.commands.ts'
import { paymentAccountQuery } from './payment-accounts.queries.ts'
import { ReadinessCard } from './readiness-card.tsx'

const Sections = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

/** Shows one's own account for bank transfers: its status, the bank accounts, and what the other parent may know. */
export function AccountPage() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { family } = useViewer()
  const own = mayIn(family)('paymentAccount.own')
  const query = useQuery({ ...paymentAccountQuery(client), enabled: own })
  const { paymentAccounts: messages } = LL
  return (
    <>
      <PageHeader title={messages.title()} subtitle={own && messages.text({ service: LL.paymentService() })} />
      {own ? (
        <Awaited query={query} messages={{ ...messages, failedTitle: LL.errors.paymentAccountsNotLoaded }}>
          {(item) =>
            item.facts.offered || !metaOfAccount(item).unbegun ? (
              <Sections>
                <AccountTurn item={item} />
                <BankAccountsCard item={item} />
                <ReadinessCard />
              </Sections>
            ) : (
              <NotOffered />
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

function NotOffered() {
  const { paymentAccounts: messages } = useI18nContext().LL
  return (
    <Card>
      <EmptyState
        title={messages.notOfferedTitle()}
        action={<ButtonLink link={<Link to="/expenses" />}>{messages.toExpenses()}</ButtonLink>}
      >
        {messages.notOfferedText()}
      </EmptyState>
    </Card>
  )
}
