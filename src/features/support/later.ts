import { lazy, useEffect } from 'react'

const loadDialog = () => import('./asked-dialog.tsx')

/** What is asked in a dialog comes after the page: reading a ledger does not wait for it. */
export const AskedDialog = lazy(async () => ({ default: (await loadDialog()).AskedDialog }))

/** Fetches it once the page stands, so that a press finds it there; what fails now is tried again at the press. */
export const useDialogLater = (): void => {
  useEffect(() => {
    loadDialog().catch(() => undefined)
  }, [])
}
