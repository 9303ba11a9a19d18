import { lazy, useEffect } from 'react'
import { loadPaying } from '#src/features/payments/lazy.ts'

const loadDialog = () => import('../commands/action-dialog.tsx')
const loadViewer = () => import('../receipts/receipt-viewer.tsx')
const loadEdit = () => import('../form/edit-expense.tsx')

/** Forms and dialogs load after their page, so that reading an expense does not wait for them. */
export const ExpenseActionDialog = lazy(async () => ({ default: (await loadDialog()).ExpenseActionDialog }))
export const ReceiptViewer = lazy(async () => ({ default: (await loadViewer()).ReceiptViewer }))
export const EditExpense = lazy(async () => ({ default: (await loadEdit()).EditExpense }))

/** Loads them once the page is shown, so that they open at once; a failed load is repeated when one opens. */
export const useFormsPreload = (): void => {
  useEffect(() => {
    Promise.all([loadDialog(), loadEdit(), loadPaying()]).catch(() => undefined)
  }, [])
}
