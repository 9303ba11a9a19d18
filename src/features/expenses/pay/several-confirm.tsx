import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { payingRoutes, type SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { AskDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { ReviewSending } from '#src/app/shared/payments/review-sending.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { type SeveralHow, severalBody, totalOf } from './several.model.ts'

const movedCodes = ['changedSinceSeen', 'notAllowedNow', 'severalInFull', 'notFound']

type SeveralConfirmProps = {
  chosen: readonly ExpenseSummaryDto[]
  how: SeveralHow
  note: string
  standing: SendingEligibilityDto | null
  reader: Viewer
  onClose: () => void
  /** What was to be paid is no longer what it was; nothing was paid. */
  onMoved: () => void
}

/** All of it in words, then it is sent or recorded. */
export function SeveralConfirm({ chosen, how, note, standing, reader, onClose, onMoved }: SeveralConfirmProps) {
  const { LL: words } = useI18nContext()
  const { several } = words.payments
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const again = () =>
    Promise.all([['expenses'], ['payments']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const command = useCommand(payingRoutes.pay, {
    onSuccess: async () => {
      toast({ tone: 'done', text: how.method === 'bank' ? several.sent() : several.recorded() })
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
  const amount = reader.money(total)
  const failure = command.error && { title: words.errors.answerNotSent(), text: failureText(command.error, words) }
  const same = { pending: command.isPending, failure, onClose, onSend: send }
  const from = how.method === 'bank' && standing?.accounts.find(({ id }) => id === how.bankAccountId)
  if (from && standing)
    return (
      <ReviewSending
        {...{ ...same, reader, from, arrives: standing.arrives, review: { amount: total, note } }}
        left={0}
        onChange={onClose}
      />
    )
  return (
    <AskDialog
      {...{ ...same, words }}
      title={several.recordTitle({ amount })}
      text={several.recordText({ name: otherParentOf(reader) })}
      action={several.record({ amount })}
    />
  )
}
