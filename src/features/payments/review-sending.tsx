import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { ConfirmDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'

export type Reviewed = { readonly amount: number; readonly note: string | null | undefined }

type ReviewSendingProps = Pick<ConfirmDialogProps, 'pending' | 'failure' | 'onClose'> & {
  viewer: Viewer
  review: Reviewed
  from: SendingEligibilityDto['accounts'][number]
  arrives: SendingEligibilityDto['arrives']
  /** The most that is sent without the password; null when it was given lately. */
  withoutPassword: SendingEligibilityDto['withoutPassword']
  /** This amount remains to be paid afterwards. */
  left: number
  /** Further choices are listed among the facts. */
  facts?: readonly { term: string; value: string }[] | undefined
  onChange: () => void
  onSend: () => void
}

/** Shows a transfer before money moves: the account, the receiver, the amount, the arrival, and what remains. */
export function ReviewSending(props: ReviewSendingProps) {
  const {
    viewer,
    review,
    from,
    arrives,
    withoutPassword,
    left,
    facts = [],
    pending,
    failure,
    onChange,
    onSend,
    onClose,
  } = props
  const { LL } = useI18nContext()
  const { pay } = LL.payments
  const name = otherParentOf(viewer)
  const amount = viewer.money(review.amount)
  const texts = pay.review
  const days = { from: viewer.day(arrives.from), to: viewer.day(arrives.to) }
  return (
    <FormDialog
      title={texts.title({ amount, name })}
      text={texts.text()}
      labels={{
        close: LL.common.dialogs.close(),
        cancel: pay.change(),
        submit: texts.send({ amount }),
      }}
      notice={withoutPassword !== null && review.amount > withoutPassword && texts.password()}
      pending={pending}
      failure={failure}
      onClose={onClose}
      onCancel={onChange}
      onSubmit={onSend}
    >
      <FactList
        items={[
          { term: pay.from(), value: pay.account(from) },
          { term: texts.to(), value: texts.toText({ name }) },
          { term: texts.amount(), value: amount },
          ...facts,
          { term: texts.arrives(), value: texts.arrivesText(days) },
          { term: texts.left(), value: viewer.money(left) },
          ...(review.note ? [{ term: texts.note(), value: <Verbatim>{review.note}</Verbatim> }] : []),
        ]}
      />
    </FormDialog>
  )
}
