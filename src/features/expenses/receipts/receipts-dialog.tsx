import { useCallback, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isPrivateLeaf } from '#machines/expenses/expense.leaves.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { PageCommand } from '../commands/page-action.ts'
import { ReceiptField } from './receipt-field.tsx'
import { useWhenStored } from './use-when-stored.ts'

type ReceiptsDialogProps = Pick<ConfirmDialogProps, 'labels' | 'pending' | 'failure' | 'onClose'> & {
  seen: ExpenseDto
  viewer: Viewer
  /** The page owns the uploads, so closing the dialog neither stops nor forgets them. */
  uploads: Uploads
  onSend: (command: PageCommand) => void
}

/** Adds receipts to an existing expense. */
export function ReceiptsDialog({ seen, viewer, uploads, onSend, ...dialog }: ReceiptsDialogProps) {
  const { LL } = useI18nContext()
  const [confirmed, setConfirmed] = useState(false)
  const { dialogs, form } = LL.expenses
  const { addReceipt } = dialogs
  const { ids, busy, failed } = uploads
  const missing = uploads.uploads.length === 0 ? LL.errors.required() : failed ? form.notUploaded() : undefined
  const send = useCallback(
    () => onSend({ on: 'expense', command: { type: 'expense.addReceipt', version: seen.version, receipts: [...ids] } }),
    [seen, ids, onSend],
  )
  const stored = useWhenStored(uploads, send)
  const confirm = () => {
    setConfirmed(true)
    if (missing) return
    if (busy) stored.wait()
    else send()
  }
  const name = otherParentOf(viewer)
  return (
    <ConfirmDialog
      {...dialog}
      pending={dialog.pending || stored.waiting}
      title={addReceipt.title()}
      text={isPrivateLeaf(seen.status) ? addReceipt.textPrivate() : addReceipt.text({ name })}
      action={addReceipt.action()}
      onConfirm={confirm}
    >
      <ReceiptField uploads={uploads} error={confirmed ? missing : undefined} viewer={viewer} LL={LL} />
    </ConfirmDialog>
  )
}
