import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'

/** Describes the new expense that was sent last, from the press on. */
export type SentExpense =
  /** `line` is drawn on the log until the server has answered. */
  | { readonly stage: 'sending'; readonly line: ExpenseSummaryDto }
  | { readonly stage: 'added'; readonly line: ExpenseSummaryDto }
  /** `again` is the id of the earlier expense that this one was to send again. */
  | {
      readonly stage: 'failed'
      readonly line: ExpenseSummaryDto
      readonly failure: unknown
      readonly again: string | null
      /** The form takes the log's place again, so the log says nothing. */
      readonly returning: boolean
    }

/** It lives in the query cache, so that leaving the form does not lose it and signing out does. */
export const sentExpense = queryOptions<SentExpense | null>({ queryKey: ['sentExpense'], queryFn: skipToken })

export const keepSent = (queries: QueryClient, sent: SentExpense | null) =>
  queries.setQueryData<SentExpense | null>(sentExpense.queryKey, sent)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks the log's entry in the history that replaced the form of the expense being sent. */
    sending?: boolean
    /** Names the expense that was added before the log was shown. */
    added?: string
  }
}
