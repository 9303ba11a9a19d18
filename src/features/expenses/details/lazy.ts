import { lazy, useEffect } from 'react'
import { loadPaying } from '#src/app/shared/payments/lazy.ts'

const loadDialog = () => import('../commands/action-dialog.tsx')
const loadViewer = () => import('../receipts/receipt-viewer.tsx')
const loadEdit = () => import('../form/edit-expense.tsx')

/** Forms and dialogs come after the page they belong to: reading an expense does not wait for them. */
export const ExpenseActionDialog = lazy(async () => ({ default: (await loadDialog()).ExpenseActionDialog }))
export const ReceiptViewer = lazy(async () => ({ default: (await loadViewer()).ReceiptViewer }))
export const EditExpense = lazy(async () => ({ default: (await loadEdit()).EditExpense }))

/** Fetches them once the page stands, so that a press finds them there; what fails now is tried again at the press. */
export const useFormsLater = (): void => {
  useEffect(() => {
    Promise.all([loadDialog(), loadEdit(), loadPaying()]).catch(() => undefined)
  }, [])
}
