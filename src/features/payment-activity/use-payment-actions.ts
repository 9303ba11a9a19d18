import { useState } from 'react'
import type { PaymentCommand, PaymentDto } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { answerFailureText } from '#src/app/shared/lifecycle/failure-message.ts'
import { createTextDraft } from '#src/app/shared/lifecycle/text-draft.ts'
import { useActions } from '#src/app/shared/lifecycle/use-actions.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { type PaymentAction, paymentCommandOf } from '#src/features/payments/payment.chart.ts'
import { paymentLifecycle } from '#src/features/payments/payment-commands.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { keepPayment } from './payment-activity.queries.ts'

const lifecycle = paymentLifecycle(async (queries, item) => (item ? keepPayment(queries, item) : undefined))

export function usePaymentActions(item: PaymentDto) {
  const { LL } = useI18nContext()
  const toast = useToast()
  const { send } = useLifecycle(lifecycle, item)
  const [draft] = useState(() => createTextDraft(`payment.texts.${item.id}`))
  const { answer, ...actions } = useActions<PaymentDto, PaymentAction, PaymentCommand>(item, {
    send,
    commandAtOnce: (action, seen) => (action === 'confirm' ? paymentCommandOf(seen, action, '') : null),
    failureMessage: (action, failure) => ({ title: titleOf(action, LL.errors), text: answerFailureText(failure, LL) }),
    onDone: (action) => {
      draft.drop()
      toast({ tone: 'done', text: LL.payments.done[action]() })
    },
  })
  const { pending } = actions
  return {
    ...actions,
    draft,
    sendPending: (reason: string) =>
      void (pending && answer(pending, paymentCommandOf(pending.seen, pending.action, reason))),
  }
}
export type PaymentActions = ReturnType<typeof usePaymentActions>

const titleOf = (action: PaymentAction, errors: ReturnType<typeof useI18nContext>['LL']['errors']): string => {
  if (action === 'confirm') return errors.paymentNotConfirmed()
  return action === 'stop' ? errors.paymentsNotStopped() : errors.answerNotSent()
}
