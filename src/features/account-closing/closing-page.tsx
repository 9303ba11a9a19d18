import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { AccountHeader } from '../account/account-header.tsx'
import { Columns } from '../account/columns.tsx'
import { accountClosingQuery } from './account-closing.queries.ts'
import { ClosingCard } from './closing-card.tsx'

/** Closes the person's own account, or keeps one that is about to be closed. */
export function ClosingPage() {
  const { client } = useApp()
  const { pages, closing } = useI18nContext().LL.account
  const query = useQuery(accountClosingQuery(client))
  return (
    <>
      <AccountHeader title={pages.closing.title()} />
      <Columns>
        <Awaited query={query} messages={closing}>
          {(item) => <ClosingCard item={item} />}
        </Awaited>
      </Columns>
    </>
  )
}
