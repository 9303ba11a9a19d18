import { lazy, type RefObject, Suspense, useEffect } from 'react'
import { useLeaveQuestion } from '#src/app/shared/forms/use-leave-question.ts'
import type { Messages } from '../texts.ts'

const loadDialog = () => import('./leave-dialog.tsx')
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }))

type LeaveGuardProps = { unsaved: RefObject<boolean>; onLeave: () => void; messages: Messages }

/** Asks before a page with unsaved input is left. */
export function LeaveGuard({ unsaved, onLeave, messages }: LeaveGuardProps) {
  const { isAsked, go, stay } = useLeaveQuestion(() => unsaved.current)
  // The dialog loads while there is a connection, since it may be needed without one.
  useEffect(() => void loadDialog().catch(() => undefined), [])
  if (!isAsked) return null
  const leave = () => {
    onLeave()
    go()
  }
  return (
    <Suspense>
      <LeaveDialog onLeave={leave} onStay={stay} messages={messages} />
    </Suspense>
  )
}
