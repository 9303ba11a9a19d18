import { useCallback, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AskDialog, type AskDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Press } from '../commands/press.ts'
import { ReceiptField } from './receipt-field.tsx'
import type { Uploads } from './use-uploads.ts'
import { useWhenStored } from './use-when-stored.ts'

type ReceiptsDialogProps = Pick<AskDialogProps, 'pending' | 'failure' | 'words' | 'onClose'> & {
  seen: ExpenseDto
  reader: Viewer
  /** The page's own: closing the dialog stops nothing and forgets nothing. */
  uploads: Uploads
  onPress: (press: Press) => void
}

/** Receipts for an expense that is there already. */
export function ReceiptsDialog({ seen, reader, uploads, onPress, ...ask }: ReceiptsDialogProps) {
  const { LL } = useI18nContext()
  const [asked, setAsked] = useState(false)
  const { dialogs, form } = LL.expenses
  const { addReceipt } = dialogs
  const { ids, busy, failed } = uploads
  const missing = uploads.uploads.length === 0 ? LL.errors.required() : failed ? form.notUploaded() : undefined
  const press = useCallback(() => {
    const command = { type: 'expense.addReceipt', version: seen.version, receipts: ids } as const
    onPress({ on: 'expense', action: 'addReceipt', seen, command })
  }, [seen, ids, onPress])
  const stored = useWhenStored(uploads, press)
  const send = () => {
    setAsked(true)
    if (missing) return
    if (busy) stored.wait()
    else press()
  }
  const name = otherParentOf(reader)
  return (
    <AskDialog
      {...ask}
      pending={ask.pending || stored.waiting}
      title={addReceipt.title()}
      text={seen.status === 'private' ? addReceipt.textPrivate() : addReceipt.text({ name })}
      action={addReceipt.action()}
      onSend={send}
    >
      <ReceiptField uploads={uploads} error={asked ? missing : undefined} reader={reader} LL={LL} />
    </AskDialog>
  )
}
