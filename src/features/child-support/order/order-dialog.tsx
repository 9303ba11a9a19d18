import { useState } from 'react'
import type { SupportOrderCommand, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import type { OrderAction } from '../child-support.chart.ts'
import { sayRhythm, type Words } from '../texts.ts'
import { useAnswer } from '../use-answer.ts'
import { ReasonField, reasonProblem } from './reason-field.tsx'

type Action = Exclude<OrderAction, 'askEnd'>
type OrderDialogProps = {
  order: SupportOrderDto
  action: Action
  reader: Viewer
  onDone: () => void
  onClose: () => void
}
type Said = { title: string; text: string; notice?: string; reason?: string }

/** What the answer means, before it is given. */
function say({ order, action, reader }: Omit<OrderDialogProps, 'onDone' | 'onClose'>, words: Words): Said {
  const { dialogs } = words
  const name = otherParentOf(reader)
  switch (action) {
    case 'confirm': {
      const [payer, receiver] = [reader.nameOf(order.payerId), reader.nameOf(order.receiverId)]
      const rhythm = sayRhythm(order, words)
      const params = { payer, receiver, rhythm, amount: reader.money(order.amount), from: reader.date(order.from) }
      const { title, text, notice } = dialogs.confirm
      return { title: title(), text: text(params), notice: notice() }
    }
    case 'dispute':
      return { title: dialogs.dispute.title(), text: dialogs.dispute.text({ name }), reason: dialogs.dispute.reason() }
    case 'refuseEnd': {
      const { title, text, reason } = dialogs.refuseEnd
      return { title: title(), text: text({ name }), reason: reason() }
    }
    case 'agreeEnd': {
      const { title, text, notice } = dialogs.agreeEnd
      return {
        title: title({ date: order.askedEnd ? reader.date(order.askedEnd) : '' }),
        text: text(),
        notice: notice(),
      }
    }
    case 'withdraw':
    case 'withdrawEnd':
      return { title: dialogs[action].title(), text: dialogs[action].text() }
  }
}

const commandOf = (
  { version, amount, askedEnd }: SupportOrderDto,
  action: Action,
  reason: string,
): SupportOrderCommand => {
  switch (action) {
    case 'confirm':
      return { type: 'supportOrder.confirm', version, amount }
    case 'dispute':
    case 'refuseEnd':
      return { type: `supportOrder.${action}`, version, reason }
    case 'agreeEnd':
      return { type: 'supportOrder.agreeEnd', version, endsOn: askedEnd ?? '' }
    case 'withdraw':
    case 'withdrawEnd':
      return { type: `supportOrder.${action}`, version }
  }
}

/** A plain yes or no to an order, or to an end of it; a no says why. */
export function OrderDialog({ order, action, reader, onDone, onClose }: OrderDialogProps) {
  const { LL } = useI18nContext()
  const words = LL.childSupport
  const answer = useAnswer(onDone)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const said = say({ order, action, reader }, words)
  const problem = said.reason && asked ? reasonProblem(reason, LL) : undefined
  const send = async () => {
    setAsked(true)
    if (said.reason && reasonProblem(reason, LL)) return
    const error = await answer.answerOrder(order.id, commandOf(order, action, reason))
    if (error) answer.fail(error)
  }
  return (
    <FormDialog
      title={said.title}
      text={said.text}
      notice={said.notice}
      labels={{ close: words.dialogs.close(), cancel: words.dialogs.cancel(), submit: words.action[action]() }}
      grave={action === 'withdraw' || action === 'dispute'}
      pending={answer.pending}
      failure={answer.failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {said.reason && (
        <ReasonField
          label={said.reason}
          hint={words.dialogs.reasonHint({ name: otherParentOf(reader) })}
          value={reason}
          error={problem}
          onChange={setReason}
        />
      )}
    </FormDialog>
  )
}
