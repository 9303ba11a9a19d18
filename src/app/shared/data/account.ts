import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type AccountDto, accountRoutes } from '#contract/account.ts'
import type { Client } from '#src/api/client.ts'
import { useApp } from '../app-context.ts'

export const accountKey = ['account']

export const accountQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: accountKey,
    queryFn: ({ signal }) => call(accountRoutes.current, {}, { signal }),
  })

/** Expects that the route's loader has fetched the account. */
export function useAccount(): AccountDto {
  const { client } = useApp()
  return useSuspenseQuery(accountQuery(client)).data
}
