import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import { AskDialog, type AskDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import type { Failed } from '#src/app/shared/lifecycle/failure-message.ts'
import { ReasonFormDialog } from '#src/app/shared/lifecycle/reason-form-dialog.tsx'
import { PaymentDialog } from '#src/app/shared/payments/payment-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Ask } from '../details/turn-panel.tsx'
import { PayDialog } from '../pay/pay-dialog.tsx'
import { ReceiptsDialog } from '../receipts/receipts-dialog.tsx'
import type { Uploads } from '../receipts/use-uploads.ts'
import type { Words } from '../texts.ts'
import type { Draft } from './answers-draft.ts'
import { type PlainAction, paymentPress, plainPress, wordsPress } from './commands.ts'
import type { Press } from './press.ts'

/** A question that is open, with the item as it was when it was opened: the answer is to that. */
export type Asked = Ask & { readonly seen: ExpenseDto }

export type AskedDialogProps = {
  asked: Asked
  reader: Viewer
  words: Words
  pending: boolean
  failure: Failed | null
  kept: Draft
  uploads: Uploads
  onPress: (press: Press) => void
  onClose: () => void
}

type Same = Pick<AskDialogProps, 'pending' | 'failure' | 'words' | 'onClose'>

/** The one dialog that belongs to what was asked. */
export function AskedDialog(props: AskedDialogProps) {
  const { asked, reader, kept, onPress, pending, failure, words, onClose } = props
  const same: Same = { pending, failure, words, onClose }
  const { seen, action } = asked
  if (asked.on === 'payment') {
    const { payment } = asked
    return (
      <PaymentDialog
        {...same}
        {...{ payment, action: asked.action, reader, words }}
        kept={kept.said().words[payment.id] ?? ''}
        onTyped={(typed) => kept.keepWords(payment.id, typed)}
        onSend={(reason) => onPress(paymentPress(seen, payment, asked.action, reason))}
      />
    )
  }
  switch (action) {
    case 'pay':
      return <PayDialog {...same} {...{ seen, reader, onPress }} kept={kept.said().pay} onTyped={kept.keepPay} />
    case 'addReceipt':
      return <ReceiptsDialog {...same} {...{ seen, reader, onPress }} uploads={props.uploads} />
    case 'decline':
    case 'requestReceipt':
      return <ReasonDialog {...props} same={same} action={action} />
    case 'share':
    case 'delete':
    case 'withdraw':
    case 'markReimbursed':
      return <PlainDialog {...props} same={same} action={action} />
    default:
      return null
  }
}

type WithSame = AskedDialogProps & { same: Same }

function PlainDialog({
  asked: { seen },
  action,
  reader,
  words,
  same,
  onPress,
}: WithSame & { action: Exclude<PlainAction, 'approve'> }) {
  const said = words.expenses.dialogs[action]
  const { scheduled } = seen.facts
  const params = { name: otherParentOf(reader), remaining: reader.money(remainingOf(seen.facts)) }
  const stops = action === 'markReimbursed' && scheduled > 0
  const more = stops && words.expenses.dialogs.markReimbursed.scheduled({ scheduled: reader.money(scheduled) })
  return (
    <AskDialog
      {...same}
      title={said.title(params)}
      text={[said.text(params), more].filter(Boolean).join(' ')}
      action={action === 'markReimbursed' ? words.expenses.dialogs.markReimbursed.action() : said.action()}
      grave={action === 'delete' || action === 'withdraw'}
      onSend={() => onPress(plainPress(seen, action))}
    />
  )
}

function ReasonDialog({
  asked,
  action,
  reader,
  words,
  same,
  kept,
  onPress,
}: WithSame & { action: 'decline' | 'requestReceipt' }) {
  const { decline, requestReceipt } = words.expenses.dialogs
  const params = { name: otherParentOf(reader), expense: asked.seen.name }
  const said =
    action === 'decline'
      ? { ...decline, label: decline.reason(), hint: decline.reasonHint(params) }
      : { ...requestReceipt, label: requestReceipt.note(), hint: requestReceipt.noteHint(params) }
  return (
    <ReasonFormDialog
      {...same}
      title={said.title(params)}
      text={said.text(params)}
      action={said.action()}
      label={said.label}
      hint={said.hint}
      kept={kept.said().words[action] ?? ''}
      onTyped={(typed) => kept.keepWords(action, typed)}
      onWords={(typed) => onPress(wordsPress(asked.seen, action, typed))}
    />
  )
}
