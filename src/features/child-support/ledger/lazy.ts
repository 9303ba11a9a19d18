import { lazy, useEffect } from 'react'
import { loadPaying as loadWaysToPay } from '#src/features/payments/lazy.ts'

const loadDialog = () => import('./action-dialog.tsx')
const loadPaying = () => Promise.all([import('../pay/pay-dialog.tsx'), loadWaysToPay()])

/** The dialog loads after its page, so that reading a ledger does not wait for it. */
export const SupportActionDialog = lazy(async () => ({ default: (await loadDialog()).SupportActionDialog }))

/** Loads the dialogs once the page is shown; a failed load is repeated when a dialog opens. */
export const useDialogPreload = (): void => {
  useEffect(() => {
    Promise.all([loadDialog(), loadPaying()]).catch(() => undefined)
  }, [])
}
