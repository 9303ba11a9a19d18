import { useQuery } from '@tanstack/react-query'
import { type ExpenseRow, expenseRoutes } from '#contract/expenses.ts'
import { limits } from '#contract/limits.ts'
import { expenseMachine } from '#machines/expense/expense.machine.ts'
import { useApp } from '#src/app/app-context.ts'
import { lifecycleOf } from '#src/app/use-lifecycle.ts'

const waitsForYou = ({ status, facts, you }: ExpenseRow): boolean =>
  lifecycleOf(expenseMachine, { status, facts: { ...facts, private: status === 'private' }, you }).isYourTurn

/** How many expenses wait for you; what you keep to yourself waits for nobody. */
export function useWaitingCount(): number {
  const { client } = useApp()
  const query = { show: 'outstanding', limit: limits.page.max } as const
  const { data = 0 } = useQuery({
    queryKey: ['expenses', 'waiting'],
    queryFn: ({ signal }) => client.call(expenseRoutes.list, { query }, { signal }),
    select: ({ items }) => items.filter((item) => item.status !== 'private' && waitsForYou(item)).length,
  })
  return data
}
