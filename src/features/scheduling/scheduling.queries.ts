import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { payingRoutes } from '#contract/expenses/paying.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import type { Client } from '#src/api/client.ts'
import type { PlanPreviewRequest } from './subject.ts'

/** Reads the expense to plan for. This cannot be its first view: its payer has already answered it. */
export const owedQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: ['expense', id, 'toSchedule'],
    queryFn: ({ signal }) => call(expenseRoutes.get, { params: { id } }, { signal }),
  })

/** Reads the ledgers of child support under the key that the live stream names. */
export const ledgersQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: ['support', 'toSchedule'],
    queryFn: ({ signal }) => call(supportRoutes.overview, {}, { signal }),
  })

/** Reads what may be sent by bank and from which accounts, fresh each time somebody starts a plan. */
export const sendingQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: ['paymentSeries', 'sending'],
    queryFn: ({ signal }) => call(payingRoutes.limits, {}, { signal }),
    staleTime: 0,
  })

/** The last answer stays until the next one arrives. */
export const previewQuery = ({ call }: Client, request: PlanPreviewRequest) =>
  queryOptions({
    queryKey: ['paymentSeries', 'preview', request],
    queryFn: ({ signal }) =>
      request.of === 'expense'
        ? call(paymentSeriesRoutes.preview, { body: request.body }, { signal })
        : call(paymentSeriesRoutes.previewSupport, { params: { id: request.id }, body: request.body }, { signal }),
    placeholderData: keepPreviousData,
  })
