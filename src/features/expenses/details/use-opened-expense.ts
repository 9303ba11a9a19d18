import { focusManager, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { isMissing } from '#src/app/shared/data/failure-text.ts'
import { expenseKeys } from '../expenses.queries.ts'

const isVisible = () => focusManager.isFocused()

/**
 * Opens an expense and keeps it up to date. Opening is recorded as the first view, so it waits until the person can see
 * the page, and after a failure it waits until they ask for it again. An expense that is missing opens by itself when
 * the live stream says that it changed, because it may have been shared.
 */
export function useOpenedExpense(id: string) {
  const { client, queryClient } = useApp()
  const visible = useSyncExternalStore(focusManager.subscribe, isVisible)
  const [since] = useState(Date.now)
  const queryKey = expenseKeys.one(id)
  const opened = () => queryClient.getQueryData<ExpenseDto>(queryKey)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      opened()
        ? client.call(expenseRoutes.get, { params: { id } }, { signal })
        : client.call(expenseRoutes.open, { params: { id } }),
    // The usual repetition is for reads only.
    ...(!opened() && { retry: false }),
    enabled: ({ state: { data, error, errorUpdatedAt } }) =>
      !!data || (visible && (errorUpdatedAt < since || isMissing(error))),
  })
}
