import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type PaymentDto, paymentDto, paymentRoutes } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { answerText, type Failed } from '#src/app/shared/lifecycle/failure-message.ts'
import { Offline } from '#src/app/shared/lifecycle/offline.ts'
import { restoreFocus } from '#src/app/shared/lifecycle/restore-focus.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { type PaymentAction, paymentCommandOf } from '#src/app/shared/payments/payment.chart.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { keepPayment } from './payment-activity.queries.ts'

export type Asked = { readonly action: PaymentAction; readonly seen: PaymentDto }
/** Nothing was done, because it is no longer what the person answered to. */
export type ConflictError = { readonly action: PaymentAction; readonly before: PaymentDto; readonly now: PaymentDto }

/** The reason that was typed and not sent yet: there again after closing the question by mistake, or a reload. */
function useReason(id: string) {
  const [draft] = useState(() => draftOf(`payment.reason.${id}`, z.object({ reason: z.string() })))
  return {
    kept: () => draft.read()?.reason ?? '',
    keep: (reason: string) => (reason === '' ? draft.drop() : draft.keep({ reason })),
  }
}

const nowIn = (failure: unknown): PaymentDto | null => {
  if (!isRequestFailure(failure) || failure.statusCode !== 409) return null
  const { success, data } = z.safeParse(paymentDto, failure.item)
  return success ? data : null
}

/** The course of a person's answers to one payment: what is asked, what is on its way, what came of the last one. */
export function usePaymentAnswers(item: PaymentDto) {
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const toast = useToast()
  const turnRef = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const answered = useRef<PaymentDto | null>(null)
  const [sending, setSending] = useState<PaymentAction | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [moved, setMoved] = useState<ConflictError | null>(null)
  const reason = useReason(item.id)
  const command = useCommand(paymentRoutes.events)

  const done = async (action: PaymentAction, now: PaymentDto) => {
    setAsked(null)
    reason.keep('')
    await keepPayment(queries, now)
    toast({ tone: 'done', text: LL.payments.done[action]() })
    restoreFocus(turnRef)
  }
  const notDone = async ({ action, seen }: Asked, failure: unknown) => {
    const now = nowIn(failure)
    if (!now) return setFailed({ title: titleOf(action, LL), text: answerText(failure, LL) })
    setAsked(null)
    setMoved({ action, before: seen, now })
    await keepPayment(queries, now)
  }
  const send = async (given: Asked, words: string) => {
    // The screen follows a moment after a press: what was on it is answered once, until that failed or something new is there.
    if (answered.current === given.seen) return
    answered.current = given.seen
    setSending(given.action)
    setFailed(null)
    setMoved(null)
    try {
      if (!onlineManager.isOnline()) throw new Offline()
      const body = paymentCommandOf(given.seen, given.action, words)
      await done(given.action, await command.mutateAsync({ params: { id: item.id }, body }))
    } catch (failure) {
      answered.current = null
      await notDone(given, failure)
    } finally {
      setSending(null)
    }
  }
  const ask = (action: PaymentAction) => {
    setFailed(null)
    if (action === 'confirm') void send({ action, seen: item }, '')
    else setAsked({ action, seen: item })
  }
  return {
    ...{ asked, sending, failed, moved, turnRef, ask, reason },
    send: (words: string) => asked && void send(asked, words),
    close: () => setAsked(null),
  }
}
export type PaymentAnswers = ReturnType<typeof usePaymentAnswers>

const titleOf = (action: PaymentAction, { errors }: ReturnType<typeof useI18nContext>['LL']): string => {
  if (action === 'confirm') return errors.paymentNotConfirmed()
  return action === 'stop' ? errors.paymentsNotStopped() : errors.answerNotSent()
}
