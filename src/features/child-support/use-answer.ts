import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SupportOrderCommand, supportRoutes } from '#contract/child-support/child-support.ts'
import { type PaymentCommand, paymentRoutes } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { draftText } from '#src/app/shared/forms/refused.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { isRejectionReason } from '#src/app/shared/payments/rejection-reason.ts'
import { askAgain } from './child-support.queries.ts'

type Failure = { readonly title: string; readonly text: string }

/**
 * Sends an answer to an order or to a payment. `onDone` when it was taken; otherwise what was not done and why, and what is
 * there now is asked for again, so that the next answer is to that.
 */
export function useAnswer(onDone: () => void) {
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const order = useCommand(supportRoutes.events)
  const payment = useCommand(paymentRoutes.events)
  const { dialogs } = LL.childSupport
  const fail = (error: unknown): void => {
    const moved = isRequestFailure(error) && error.statusCode === 409 && !isRejectionReason(error)
    if (moved) void askAgain(queries)
    setFailure({ title: dialogs.failed(), text: moved ? dialogs.changed() : draftText(error, LL) })
  }
  const send = async (run: () => Promise<unknown>): Promise<unknown> => {
    setFailure(null)
    if (!onlineManager.isOnline()) return setFailure({ title: dialogs.failed(), text: dialogs.offline() })
    try {
      await run()
      void askAgain(queries)
      onDone()
    } catch (error) {
      return error
    }
    return undefined
  }
  return {
    failure,
    fail,
    pending: order.isPending || payment.isPending,
    /** Gives what went wrong, for who can show it beside a field. */
    answerOrder: (id: string, body: SupportOrderCommand) => send(() => order.mutateAsync({ params: { id }, body })),
    answerPayment: (id: string, body: PaymentCommand) => send(() => payment.mutateAsync({ params: { id }, body })),
  }
}
export type Answer = ReturnType<typeof useAnswer>
