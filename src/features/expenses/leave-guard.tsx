import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useApp } from '#src/app/app-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { Words } from './say.ts'

type LeaveGuardProps = { unsaved: RefObject<boolean>; onLeave: () => void; words: Words }

/** Asks before a page with unsaved words is left. The browser itself asks on a reload. */
export function LeaveGuard({ unsaved, onLeave, words }: LeaveGuardProps) {
  const { leave } = words.expenses.dialogs
  const { session } = useApp()
  /** Nobody is asked on the way to the login: what was typed is there after signing in again. */
  const asks = () => unsaved.current && session.getSnapshot().matches('signedIn')
  const blocker = useBlocker({
    shouldBlockFn: asks,
    enableBeforeUnload: asks,
    withResolver: true,
  })
  const go = () => {
    onLeave()
    blocker.proceed?.()
  }
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={leave.title()}
      closeLabel={leave.stay()}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={go}>
            {leave.leave()}
          </Button>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {leave.stay()}
          </Button>
        </>
      }
    >
      {leave.text()}
    </Dialog>
  )
}
