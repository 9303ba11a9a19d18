import { queryOptions } from '@tanstack/react-query'
import { accountClosingRoutes } from '#contract/account-closing/account-closing.ts'
import type { Client } from '#src/api/client.ts'

export const accountClosingKey = ['accountClosing']

export const accountClosingQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: accountClosingKey,
    queryFn: ({ signal }) => call(accountClosingRoutes.current, {}, { signal }),
  })
