import { useQuery } from '@tanstack/react-query'
import { expenseRoutes } from '#contract/expenses.ts'
import { useApp } from '#src/app/app-context.ts'
import { useFamily } from '#src/app/data/family.ts'

/** How many expenses wait for you; to someone looking on nothing does. */
export function useWaitingCount(): number {
  const { client } = useApp()
  const { mode } = useFamily()
  const query = { show: 'needsYou', limit: 1 } as const
  const { data = 0 } = useQuery({
    queryKey: ['expenses', 'waiting'],
    queryFn: ({ signal }) => client.call(expenseRoutes.list, { query }, { signal }),
    select: ({ count }) => count ?? 0,
    enabled: mode === 'self',
  })
  return data
}
