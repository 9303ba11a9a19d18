import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { ExpenseCommand, ExpenseDto } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { useActions } from '#src/app/shared/lifecycle/use-actions.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { uploadDrafts } from '#src/app/shared/uploads/upload.model.ts'
import { useUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { allowedActions } from '../expense.chart.ts'
import { type AnswersDraft, createAnswersDraft } from './answers-draft.ts'
import { expenseLifecycle } from './expense-lifecycle.ts'
import { failureMessageOf } from './failure-message.ts'
import type { PageAction, PageCommand } from './page-action.ts'
import { commandAtOnce } from './page-commands.ts'
import { useEditEntry } from './use-edit-entry.ts'

/**
 * Finds the edit that a reload or an expired session interrupted, at the version it began on, if it may still continue.
 */
function interruptedEdit(draft: AnswersDraft, item: ExpenseDto): ExpenseDto | null {
  const left = allowedActions(item).includes('edit') ? draft.edit.read() : null
  return left && { ...item, version: left.version }
}

const byBank = ({ payments }: ExpenseDto): boolean =>
  payments.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]?.method === 'bank'

/** Says what was done and what follows from it. */
function doneText(given: PageAction, after: ExpenseDto | null, viewer: Viewer, LL: TranslationFunctions): string {
  if (given.on === 'payment') return LL.payments.done[given.action]()
  const { done } = LL.expenses.details
  const payable = after ? payableOf(after.facts) : 0
  if (given.action === 'approve' && payable === 0) return done.approveNothing()
  if (given.action === 'pay' && after && byBank(after)) return done.payByBank()
  return done[given.action]({ name: otherParentOf(viewer), payable: viewer.money(payable) })
}

/** Stores what was typed into the dialogs of one expense. Receipts continue to upload while their dialog is closed. */
function useAnswersDraft(id: string) {
  const [draft] = useState(() => createAnswersDraft(id))
  const uploads = useUploads(receiptUse, draft.receipts())
  const stored = uploads.uploads
  useEffect(() => draft.keepReceipts(uploadDrafts(stored)), [draft, stored])
  const drop = () => {
    draft.drop()
    uploads.clear()
  }
  return { draft, uploads, drop }
}

/** Manages a person's actions on the page of one expense. `editing` is the item as it was when the edit began. */
export function useExpenseActions(item: ExpenseDto) {
  const { LL } = useI18nContext()
  const toast = useToast()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { send } = useLifecycle(expenseLifecycle, item)
  const { draft, uploads, drop } = useAnswersDraft(item.id)
  const [editing, setEditing] = useState(() => interruptedEdit(draft, item))
  const close = useCallback(() => setEditing(null), [])
  const entry = useEditEntry(close)
  const edit = () => {
    setEditing(item)
    entry.enter()
  }
  const { act, answer, ...actions } = useActions<ExpenseDto, PageAction, PageCommand>(item, {
    send,
    commandAtOnce,
    failureMessage: ({ action }, failure) => failureMessageOf(action, failure, LL),
    onDone: (given, after) => {
      drop()
      toast({ tone: 'done', text: doneText(given, after, viewer, LL) })
      if (given.action === 'delete') void navigate({ to: '/expenses' })
    },
    // After a conflict an edit continues on the latest version, where it is still allowed.
    onConflict: ({ latest }) =>
      setEditing((before) => (before && allowedActions(latest).includes('edit') ? latest : null)),
  })
  return {
    ...actions,
    draft,
    uploads,
    editing,
    stopEditing: entry.leave,
    act: (given: PageAction) => (given.action === 'edit' ? edit() : act(given)),
    sendPending: (command: PageCommand, placed?: (failure: unknown) => boolean) =>
      void (actions.pending && answer(actions.pending, command, placed)),
    /** The form shows its own failure. */
    sendEdit: (seen: ExpenseDto, command: ExpenseCommand) =>
      answer({ action: { on: 'expense', action: 'edit' }, seen }, { on: 'expense', command }, () => true),
  }
}
export type ExpenseActions = ReturnType<typeof useExpenseActions>
