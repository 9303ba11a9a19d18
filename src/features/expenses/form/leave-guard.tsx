import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Messages } from '../texts.ts'

const loadDialog = () => import('./leave-dialog.tsx')
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }))

type LeaveGuardProps = { unsaved: RefObject<boolean>; onLeave: () => void; messages: Messages }

/** Tells whether the person went forward again to the page that they are asked about. */
const isBack = ({ action, current, next }: Parameters<ShouldBlockFn>[0]): boolean =>
  action === 'GO' &&
  current.pathname === next.pathname &&
  JSON.stringify(current.search) === JSON.stringify(next.search)

/** Asks before a page with unsaved input is left. On a reload the browser itself asks. */
export function LeaveGuard({ unsaved, onLeave, messages }: LeaveGuardProps) {
  const { session } = useApp()
  /** On the way to the login nobody is asked, because the draft is restored after signing in again. */
  const asks = () => unsaved.current && session.getSnapshot().matches('signedIn')
  const closeQuestion = useRef<(() => void) | undefined>(undefined)
  const blocker = useBlocker({
    shouldBlockFn: (move) => {
      if (!isBack(move)) return asks()
      closeQuestion.current?.()
      return false
    },
    enableBeforeUnload: asks,
    withResolver: true,
  })
  // The address is that of this page already, so to let the first move pass leads nowhere else.
  useEffect(() => {
    closeQuestion.current = blocker.proceed
  }, [blocker.proceed])
  // The dialog loads while there is a connection, since it may be needed without one.
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
