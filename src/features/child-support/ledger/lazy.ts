import { lazy, useEffect } from 'react'
import { loadPayByBank } from '#src/app/shared/payments/lazy.ts'

const loadDialog = () => import('./action-dialog.tsx')
const loadPaying = () =>
  Promise.all([import('../pay/pay-dialog.tsx'), import('../pay/pay-by-check.tsx'), loadPayByBank()])

/** What is asked in a dialog comes after the page: reading a ledger does not wait for it. */
export const AskedDialog = lazy(async () => ({ default: (await loadDialog()).AskedDialog }))

/** Fetches them once the page stands, so that a press finds them there; what fails now is tried again at the press. */
export const useDialogLater = (): void => {
  useEffect(() => {
    Promise.all([loadDialog(), loadPaying()]).catch(() => undefined)
  }, [])
}
