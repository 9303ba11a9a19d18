import { useState } from 'react'
import type { PaymentCommand } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import type { Asked } from '../ledger/pending-action.ts'
import { ReasonField, reasonProblem } from '../order/reason-field.tsx'
import type { Words } from '../texts.ts'
import { useAnswer } from '../use-answer.ts'

type AskedPayment = Extract<Asked, { on: 'payment' }>
type PaymentDialogProps = { asked: AskedPayment; reader: Viewer; onDone: () => void; onClose: () => void }
type Said = { title: string; text: string; submit: string }

function say({ action, payment: { payment, paidOn } }: AskedPayment, reader: Viewer, words: Words): Said {
  const { dialogs } = words
  const params = { amount: reader.money(payment.amount), name: otherParentOf(reader), date: reader.date(paidOn) }
  if (action === 'confirm') {
    const { title, text } = dialogs.confirmPayment
    return { title: title(params), text: text(params), submit: words.payment.confirm() }
  }
  if (action === 'refuse') {
    const { title, text, action: submit } = dialogs.refusePayment
    return { title: title(params), text: text(params), submit: submit() }
  }
  const { title, text } = reader.isYou(payment.payerId) ? dialogs.voidOwn : dialogs.voidReceived
  return { title: title(params), text: text(params), submit: dialogs.voidAction() }
}

/** Whether a payment came, or that it is not to count. */
export function PaymentDialog({ asked, reader, onDone, onClose }: PaymentDialogProps) {
  const { LL } = useI18nContext()
  const { dialogs } = LL.childSupport
  const answer = useAnswer(onDone)
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const {
    action,
    payment: { payment },
  } = asked
  const said = say(asked, reader, LL.childSupport)
  const needsReason = action !== 'confirm'
  const send = async () => {
    setPressed(true)
    if (needsReason && reasonProblem(reason, LL)) return
    const { version, amount } = payment
    const body: PaymentCommand =
      action === 'confirm'
        ? { type: 'payment.confirm', version, amount }
        : { type: `payment.${action}`, version, amount, reason }
    const error = await answer.answerPayment(payment.id, body)
    if (error) answer.fail(error)
  }
  return (
    <FormDialog
      title={said.title}
      text={said.text}
      labels={{ close: dialogs.close(), cancel: dialogs.cancel(), submit: said.submit }}
      grave={needsReason}
      pending={answer.pending}
      failure={answer.failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {needsReason && (
        <ReasonField
          label={dialogs.reason()}
          hint={dialogs.reasonHint({ name: otherParentOf(reader) })}
          value={reason}
          error={pressed ? reasonProblem(reason, LL) : undefined}
          onChange={setReason}
        />
      )}
    </FormDialog>
  )
}
