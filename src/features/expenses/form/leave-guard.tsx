import { useBlocker } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useEffect } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Messages } from '../texts.ts'

const loadDialog = () => import('./leave-dialog.tsx')
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }))

type LeaveGuardProps = { unsaved: RefObject<boolean>; onLeave: () => void; messages: Messages }

/** Asks before a page with unsaved words is left. The browser itself asks on a reload. */
export function LeaveGuard({ unsaved, onLeave, messages }: LeaveGuardProps) {
  const { session } = useApp()
  /** Nobody is asked on the way to the login: what was typed is there after signing in again. */
  const asks = () => unsaved.current && session.getSnapshot().matches('signedIn')
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  // Fetched while there is a connection: the question may be asked without one.
  useEffect(() => void loadDialog().catch(() => undefined), [])
  if (blocker.status !== 'blocked') return null
  const go = () => {
    onLeave()
    blocker.proceed()
  }
  return (
    <Suspense>
      <LeaveDialog onLeave={go} onStay={blocker.reset} messages={messages} />
    </Suspense>
  )
}
