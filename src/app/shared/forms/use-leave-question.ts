import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useApp } from '../app-context.ts'

/** Tells whether the person went forward again to the page that they are asked about. */
const isBack = ({ action, current, next }: Parameters<ShouldBlockFn>[0]): boolean =>
  action === 'GO' &&
  current.pathname === next.pathname &&
  JSON.stringify(current.search) === JSON.stringify(next.search)

type LeaveQuestion = { readonly isAsked: boolean; readonly go: () => void; readonly stay: () => void }

/**
 * Asks before a page is left whose input would be lost; on a reload the browser itself asks. Nobody is asked on the way to
 * the login, because what was typed is found again after signing in.
 */
export function useLeaveQuestion(isUnsaved: () => boolean): LeaveQuestion {
  const { session } = useApp()
  const asks = () => isUnsaved() && session.getSnapshot().matches('signedIn')
  const close = useRef<(() => void) | undefined>(undefined)
  const blocker = useBlocker({
    shouldBlockFn: (move) => {
      if (!isBack(move)) return asks()
      close.current?.()
      return false
    },
    enableBeforeUnload: asks,
    withResolver: true,
  })
  // The address is that of this page already, so to let the first move pass leads nowhere else.
  useEffect(() => {
    close.current = blocker.proceed
  }, [blocker.proceed])
  return {
    isAsked: blocker.status === 'blocked',
    go: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
