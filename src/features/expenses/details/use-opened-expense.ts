import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { usePageVisible } from '#src/app/shared/use-page-visible.ts'
import { expenseKeys, expenseQuery } from '../expenses.queries.ts'

/** A stale token costs one attempt. */
const attempts = 2

/**
 * Opens an expense and keeps it up to date. Opening is recorded as the first view, so it waits until the person can see
 * the page, and it is never repeated by itself: after a failure they decide. Offline it waits for the network.
 */
export function useOpenedExpense(id: string) {
  const { client } = useApp()
  const queries = useQueryClient()
  const visible = usePageVisible()
  const query = useQuery({ ...expenseQuery(client, id), enabled: ({ state }) => state.data !== undefined })
  // A mutation forgets its failure when it starts again, but the page shows it until there is an answer.
  const [error, setError] = useState<Error | null>(null)
  const { mutate, isIdle, isPending, isPaused } = useMutation({
    mutationFn: () => client.call(expenseRoutes.open, { params: { id } }, { attempts }),
    networkMode: 'online',
    onError: setError,
    onSuccess: (item) => queries.setQueryData<ExpenseDto>(expenseKeys.one(id), item),
  })
  const due = visible && isIdle && query.data === undefined
  useEffect(() => {
    if (due) mutate()
  }, [due, mutate])
  return { item: query.data, isPaused, error, isFetching: isPending, retry: () => mutate() }
}
