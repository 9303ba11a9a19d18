import { queryOptions } from '@tanstack/react-query'
import { type ExpenseSummaryDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { limits } from '#contract/limits.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Client } from '#src/api/client.ts'
import { allowedActions } from '../expense.chart.ts'

const isPayable = (row: ExpenseSummaryDto): boolean => allowedActions(row).includes('pay') && payableOf(row.facts) > 0

/** Reads every expense the viewer may pay now, oldest purchase first. The log's key keeps it up to date. */
export const payableQuery = ({ call }: Pick<Client, 'call'>) =>
  queryOptions({
    queryKey: ['expenses', 'payable'],
    queryFn: async ({ signal }) => {
      const order = { show: 'outstanding', sort: 'purchased', direction: 'ascending', limit: limits.page.max } as const
      const payable: ExpenseSummaryDto[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const place: string | undefined = after
        const page = await call(expenseRoutes.list, { query: { ...order, ...(place && { after: place }) } }, { signal })
        payable.push(...page.items.filter(isPayable))
        after = page.next
      }
      return payable
    },
  })
