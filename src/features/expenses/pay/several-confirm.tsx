import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { payingRoutes, type SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ReviewSending } from '#src/features/payments/review-sending.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { type SeveralHow, severalBody, totalOf } from './several.model.ts'

const movedCodes = ['changedSinceSeen', 'notAllowedNow', 'severalInFull', 'notFound']

type SeveralConfirmProps = {
  chosen: readonly ExpenseSummaryDto[]
  how: SeveralHow
  note: string
  eligibility: SendingEligibilityDto | null
  viewer: Viewer
  onClose: () => void
  /** Called when the expenses changed in the meantime and nothing was paid. */
  onMoved: () => void
}

/** Shows the whole payment for review before it is sent or recorded. */
export function SeveralConfirm({ chosen, how, note, eligibility, viewer, onClose, onMoved }: SeveralConfirmProps) {
  const { LL: messages } = useI18nContext()
  const { several } = messages.payments
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const again = () =>
    Promise.all([['expenses'], ['payments']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const command = useCommand(payingRoutes.pay, {
    onSuccess: async () => {
      const name = otherParentOf(viewer)
      toast({ tone: 'done', text: how.method === 'bank' ? several.sent({ name }) : several.recorded({ name }) })
      void again()
      await navigate({ to: '/expenses' })
    },
    onError: (failure) => {
      void again()
      if (isRequestFailure(failure) && movedCodes.includes(failure.exception)) onMoved()
    },
  })
  const send = () => command.mutate({ body: severalBody(chosen, how, note) })
  const total = totalOf(chosen)
  const amount = viewer.money(total)
  const failure = command.error && {
    title: messages.errors.answerNotSent(),
    text: failureText(command.error, messages),
  }
  const dialog = { pending: command.isPending, failure, onClose }
  const from = how.method === 'bank' && eligibility?.accounts.find(({ id }) => id === how.bankAccountId)
  if (from && eligibility)
    return (
      <ReviewSending
        {...dialog}
        viewer={viewer}
        from={from}
        arrives={eligibility.arrives}
        withoutPassword={eligibility.withoutPassword}
        review={{ amount: total, note }}
        left={0}
        onChange={onClose}
        onSend={send}
      />
    )
  return (
    <ConfirmDialog
      {...dialog}
      labels={messages.common.dialogs}
      title={several.recordTitle({ amount })}
      text={several.recordText({ name: otherParentOf(viewer) })}
      action={several.record({ amount })}
      onConfirm={send}
    />
  )
}
