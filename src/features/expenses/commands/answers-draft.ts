import { createTextDraft } from '#src/app/shared/lifecycle/text-draft.ts'
import type { UploadDraft } from '#src/app/shared/uploads/upload.model.ts'
import { editDraft, payDraft, receiptsDraft } from '../drafts.ts'

/**
 * Stores what a person typed into the dialogs of one expense and has not sent. It is restored when the dialog opens
 * again: after it was closed by mistake, after a reload, after signing in again. An answer clears it.
 */
export function createAnswersDraft(expenseId: string) {
  const texts = createTextDraft(`expense.texts.${expenseId}`)
  const [edit, pay, receipts] = [editDraft(expenseId), payDraft(expenseId), receiptsDraft(expenseId)]
  return {
    texts,
    edit,
    pay,
    receipts: () => receipts.read() ?? [],
    keepReceipts: (uploads: UploadDraft[]) => (uploads.length > 0 ? receipts.keep(uploads) : receipts.drop()),
    drop: () => {
      for (const draft of [texts, edit, pay, receipts]) draft.drop()
    },
  }
}
export type AnswersDraft = ReturnType<typeof createAnswersDraft>
