import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { AskDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'

export type Reviewed = { readonly amount: number; readonly note: string | null | undefined }

type ReviewSendingProps = Pick<AskDialogProps, 'pending' | 'failure' | 'onClose'> & {
  reader: Viewer
  review: Reviewed
  from: SendingEligibilityDto['accounts'][number]
  arrives: SendingEligibilityDto['arrives']
  /** What is still to be paid of the same afterwards. */
  left: number
  /** What else was chosen. */
  facts?: readonly { term: string; value: string }[] | undefined
  onChange: () => void
  onSend: () => void
}

/** All of it in words before money moves: from where, to whom, how much, when it should be there, what is left then. */
export function ReviewSending(props: ReviewSendingProps) {
  const { reader, review, from, arrives, left, facts = [], pending, failure, onChange, onSend, onClose } = props
  const { LL } = useI18nContext()
  const { pay } = LL.payments
  const name = otherParentOf(reader)
  const amount = reader.money(review.amount)
  const said = pay.review
  const days = { from: reader.day(arrives.from), to: reader.day(arrives.to) }
  return (
    <FormDialog
      title={said.title({ amount, name })}
      text={said.text()}
      labels={{
        close: LL.expenses.dialogs.close(),
        cancel: pay.change(),
        submit: said.send({ amount }),
      }}
      {...{ pending, failure, onClose }}
      onCancel={onChange}
      onSubmit={onSend}
    >
      <FactList
        items={[
          { term: pay.from(), value: pay.account(from) },
          { term: said.to(), value: said.toText({ name }) },
          { term: said.amount(), value: amount },
          ...facts,
          { term: said.arrives(), value: said.arrivesText(days) },
          { term: said.left(), value: reader.money(left) },
          ...(review.note ? [{ term: said.note(), value: review.note }] : []),
        ]}
      />
    </FormDialog>
  )
}
