import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { type SentExpense, sentExpense } from '../sent-expense.ts'
import type { Log } from './use-log.ts'

type Sent = {
  /** The line that the server does not list yet. */
  readonly line: ExpenseSummaryDto | null
  /** The page says this above the list. */
  readonly notice: SentExpense | null
  /** The page follows the press that sent it. */
  readonly justPressed: boolean
}

/** Gives the new expense that the log shows before the server lists it, and what became of it. */
export function useSent(): Sent {
  const { data: sent = null } = useQuery(sentExpense)
  const sending = useLocation({ select: ({ state }) => state.sending })
  const added = useLocation({ select: ({ state }) => state.added })
  const [justPressed] = useState(sent?.stage === 'sending')
  if (sent === null || !isNews(sent, sending === true, added)) return { line: null, notice: null, justPressed }
  return { line: sent.stage === 'failed' ? null : sent.line, notice: sent, justPressed }
}

function isNews(sent: SentExpense, sending: boolean, added: string | undefined): boolean {
  if (sent.stage === 'failed') return !sent.returning
  // The answer comes a moment before the address that names it.
  return sent.stage === 'sending' || sending || sent.line.id === added
}

/** Puts the line first until the server's rows contain it. */
export function withSent(log: Log, { line }: Sent): Log {
  if (!line || log.rows.some(({ id }) => id === line.id)) return log
  return { ...log, rows: [line, ...log.rows], count: log.count + 1 }
}

/** Gives the log with the line alone, which is drawn before all others so that the press is answered at once. */
export const lineAlone = (log: Log, { line }: Sent): Log => (line ? { ...log, rows: [line], count: 1 } : log)
