import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ExpenseDto, ExpensePageDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { HomeDto } from '#contract/home.ts'
import { homeKey } from '#src/app/shared/data/home.ts'

/** A line of a list. Home's lines also have the payments that wait for an answer. */
export type ExpenseLine = ExpenseSummaryDto & Partial<Pick<ExpenseDto, 'payments'>>

/** Finds the expense among the lines that Home and the logs have read; what is on no line waits for the opening. */
export function lineOf(id: string, queries: QueryClient): ExpenseLine | undefined {
  const home = queries.getQueryData<HomeDto>(homeKey)
  const logs = queries.getQueriesData<InfiniteData<ExpensePageDto>>({ queryKey: ['expenses', 'log'] })
  const lines: ExpenseLine[] = [
    ...(home ? [...home.you.items, ...home.others.items] : []),
    ...logs.flatMap(([, data]) => data?.pages ?? []).flatMap(({ items }) => items),
  ]
  return lines.filter((line) => line.id === id).sort((a, b) => b.version - a.version)[0]
}
