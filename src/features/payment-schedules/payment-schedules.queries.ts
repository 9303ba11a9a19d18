import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type PaymentSeriesDto, paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names these keys. */
const keys = {
  list: ['paymentSeries', 'list'],
  one: (id: string) => ['paymentSeries', 'one', id],
} as const

export const scheduledQuery = ({ call }: Client) =>
  queryOptions({ queryKey: keys.list, queryFn: ({ signal }) => call(paymentSeriesRoutes.list, {}, { signal }) })

export const seriesQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(paymentSeriesRoutes.get, { params: { id } }, { signal }),
  })

/** Stores the latest series and refetches all else, because a series changes what it pays for and every sum of that. */
export const keepSeries = async (queries: QueryClient, item: PaymentSeriesDto | null): Promise<void> => {
  if (item) queries.setQueryData<PaymentSeriesDto>(keys.one(item.id), item)
  const kept = item && hashKey(keys.one(item.id))
  await queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== kept })
}
