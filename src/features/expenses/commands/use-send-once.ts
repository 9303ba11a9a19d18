import { useRef } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { Press } from './press.ts'
import { ConflictError, usePress } from './use-press.ts'

type After = { onDone: (press: Press) => void; onRefused: (moved: ConflictError) => void }

/**
 * Sends a person's answer. The screen follows a moment after a press, and a second press must not fit in between: what was
 * on the screen is answered once, until that failed or something new is there. Rejects as the answer failed.
 */
export function useSendOnce({ onDone, onRefused }: After) {
  const press = usePress()
  const last = useRef<{ seen: ExpenseDto; sent: Promise<void> } | null>(null)
  const failed = (failure: unknown) => {
    last.current = null
    if (failure instanceof ConflictError) onRefused(failure)
    throw failure
  }
  const send = (given: Press): Promise<void> => {
    if (last.current?.seen === given.seen) return last.current.sent
    const sent = press.mutateAsync(given).then(() => onDone(given), failed)
    last.current = { seen: given.seen, sent }
    return sent
  }
  return { press, send }
}
