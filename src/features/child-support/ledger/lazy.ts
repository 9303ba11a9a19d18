import { lazy, useEffect } from 'react'
import { loadPaying as loadWaysToPay } from '#src/app/shared/payments/lazy.ts'

const loadDialog = () => import('./action-dialog.tsx')
const loadPaying = () => Promise.all([import('../pay/pay-dialog.tsx'), loadWaysToPay()])

/** The dialog is loaded after its page: reading a ledger does not wait for it. */
export const SupportActionDialog = lazy(async () => ({ default: (await loadDialog()).SupportActionDialog }))

/** Fetches the dialogs once the page stands; a fetch that fails is tried again when a dialog opens. */
export const useDialogLater = (): void => {
  useEffect(() => {
    Promise.all([loadDialog(), loadPaying()]).catch(() => undefined)
  }, [])
}
