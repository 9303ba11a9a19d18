import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { payingRoutes } from '#contract/expenses/paying.ts'
import { type PaymentSeriesDto, paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import type { Client } from '#src/api/client.ts'
import type { PlanPreviewRequest } from './form/subject.ts'

/** The live stream names these keys. */
const keys = {
  all: ['paymentSeries'],
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

/** Reads the expense to plan for. This cannot be its first view: its payer has already answered it. */
export const owedQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: ['expense', id, 'toSchedule'],
    queryFn: ({ signal }) => call(expenseRoutes.get, { params: { id } }, { signal }),
  })

/** Reads what may be sent by bank and from which accounts, fresh each time somebody starts a plan. */
export const sendingQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...keys.all, 'sending'],
    queryFn: ({ signal }) => call(payingRoutes.limits, {}, { signal }),
    staleTime: 0,
  })

/** The last answer stays until the next one arrives. */
export const previewQuery = ({ call }: Client, request: PlanPreviewRequest) =>
  queryOptions({
    queryKey: [...keys.all, 'preview', request],
    queryFn: ({ signal }) =>
      request.of === 'expense'
        ? call(paymentSeriesRoutes.preview, { body: request.body }, { signal })
        : call(paymentSeriesRoutes.previewSupport, { params: { id: request.id }, body: request.body }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Stores the latest series and refetches every list that shows a part of it. */
export const keepSeries = async (queries: QueryClient, item: PaymentSeriesDto | null): Promise<void> => {
  if (item) queries.setQueryData<PaymentSeriesDto>(keys.one(item.id), item)
  await Promise.all(
    [keys.list, ['expense'], ['expenses'], ['support'], ['home']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
}
