import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type PaymentAccountDto, paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names these keys. */
const accountKey = ['paymentAccount'] as const
const readinessKey = ['paymentReadiness'] as const

export const paymentAccountQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({ queryKey: accountKey, queryFn: ({ signal }) => call(paymentAccountRoutes.own, {}, { signal }) })

export const readinessQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: readinessKey,
    queryFn: ({ signal }) => call(paymentAccountRoutes.readiness, {}, { signal }),
  })

/** Stores the account from the server's answer and refetches whatever else depends on it. */
export const keepAccount = (queries: QueryClient, item: PaymentAccountDto): void => {
  queries.setQueryData(accountKey, item)
  void queries.invalidateQueries({ queryKey: readinessKey })
}
