import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { accountClosingQuery } from './account-closing.queries.ts'
import { ClosingCard } from './closing-card.tsx'

/** Waits for what the server knows of the account's end. */
export function Closing() {
  const { client } = useApp()
  const { closing } = useI18nContext().LL.account
  const query = useQuery(accountClosingQuery(client))
  return (
    <Awaited query={query} messages={closing}>
      {(item) => <ClosingCard item={item} />}
    </Awaited>
  )
}
