import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { monthlyExpenseRoutes } from '#contract/monthly-expenses/monthly-expenses.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names this key; every query of what comes back each month is below it. */
const queryKey = ['monthlyExpenses'] as const

export const monthlyQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: [...queryKey, id],
    queryFn: ({ signal }) => call(monthlyExpenseRoutes.get, { params: { id } }, { signal }),
  })

export const monthlyListQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...queryKey, 'all'],
    queryFn: ({ signal }) => call(monthlyExpenseRoutes.list, {}, { signal }),
  })

/** Home lists the drafts that are due. */
export const refetchMonthly = (queries: QueryClient): Promise<unknown> =>
  Promise.all([queryKey, ['home']].map((key) => queries.invalidateQueries({ queryKey: key })))
