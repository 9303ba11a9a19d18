import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useOnline } from '#src/app/shared/use-online.ts'
import { expenseKeys, expenseQuery } from '../expenses.queries.ts'

/**
 * Opens an expense and keeps it up to date. Opening is recorded as the first view, so it waits until the person can see
 * the page, and it is never repeated by itself: after a failure they decide. Offline it waits for the network.
 */
export function useOpenedExpense(id: string) {
  const { client } = useApp()
  const queries = useQueryClient()
  const online = useOnline()
  const { data: item } = useQuery({ ...expenseQuery(client, id), enabled: ({ state }) => !!state.data })
  const [opening, setOpening] = useState(false)
  // The page shows a failure until there is an answer, while it is tried again too.
  const [error, setError] = useState<unknown>()
  const due = !item && !opening && !error
  const open = () => {
    setOpening(true)
    // A stale token costs one of the two attempts.
    client
      .call(expenseRoutes.open, { params: { id } }, { attempts: 2 })
      .then((opened) => queries.setQueryData<ExpenseDto>(expenseKeys.one(id), opened), setError)
      .finally(() => setOpening(false))
  }
  const openIfDue = useEffectEvent(() => {
    if (due && online && document.visibilityState === 'visible') open()
  })
  useEffect(() => {
    openIfDue()
    document.addEventListener('visibilitychange', openIfDue)
    return () => document.removeEventListener('visibilitychange', openIfDue)
  })
  return { item, waits: due && !online, error, isFetching: opening, retry: open }
}
