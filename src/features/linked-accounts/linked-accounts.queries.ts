import { queryOptions } from '@tanstack/react-query'
import { linkedAccountRoutes } from '#contract/linked-accounts/linked-accounts.ts'
import type { Client } from '#src/api/client.ts'

export const linkedAccountsKey = ['linkedAccounts']

export const linkedAccountsQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: linkedAccountsKey,
    queryFn: ({ signal }) => call(linkedAccountRoutes.list, {}, { signal }),
  })
