import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { createIdempotencyKey } from '#src/api/idempotency-key.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Offline } from '#src/app/shared/lifecycle/offline.ts'
import { expenseKeys, forgetExpense, keepExpense } from '../expenses.queries.ts'
import { latestAfterConflict, optimisticItem, type Press, sendPress } from './press.ts'

/** Nothing was done, because the expense is no longer what the person answered to. */
export class ConflictError extends Error {
  override name = 'MovedOn'
  readonly before: ExpenseDto
  readonly now: ExpenseDto
  readonly press: Press
  constructor(press: Press, now: ExpenseDto) {
    super('moved on')
    this.before = press.seen
    this.now = now
    this.press = press
  }
}

/**
 * Sends a person's answer. An approval and a confirmation show at once and are taken back when they fail; a press that got
 * no answer is repeated as the same press. Fails with Offline, MovedOn, or as the call did.
 */
export function usePress() {
  const { client } = useApp()
  const queries = useQueryClient()
  const [key] = useState(createIdempotencyKey)
  return useMutation({
    mutationFn: async (press: Press) => {
      if (!onlineManager.isOnline()) throw new Offline()
      const words = { on: press.on === 'payment' ? press.payment.id : press.seen.id, command: press.command }
      try {
        const item = await sendPress(client, press, key.take(words))
        key.settle()
        return item
      } catch (failure) {
        key.settle(failure)
        const now = await latestAfterConflict(client, press, failure)
        throw now ? new ConflictError(press, now) : failure
      }
    },
    onMutate: async (press) => {
      const ahead = optimisticItem(press)
      if (!ahead) return
      const queryKey = expenseKeys.one(press.seen.id)
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<ExpenseDto>(queryKey, ahead)
    },
    onError: async (failure, press) => {
      const now = failure instanceof ConflictError ? failure.now : press.seen
      await keepExpense(queries, now)
    },
    onSuccess: (item, { seen }) => (item ? keepExpense(queries, item) : forgetExpense(queries, seen.id)),
  })
}
