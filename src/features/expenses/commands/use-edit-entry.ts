import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form of an edit is open in this entry. */
    readonly editing?: boolean
  }
}

/**
 * Gives the form of an edit an entry of its own in the browser's history, so that Back leads to the expense and not away
 * from it. `onBack` is called when the entry was left.
 */
export function useEditEntry(onBack: () => void) {
  const navigate = useNavigate()
  const router = useRouter()
  const isEntered = useLocation({ select: ({ state }) => state.editing === true })
  const wasEntered = useRef(isEntered)
  useEffect(() => {
    if (wasEntered.current && !isEntered) onBack()
    wasEntered.current = isEntered
  }, [isEntered, onBack])
  const enter = useCallback(
    () => void navigate({ to: '.', search: true, state: { editing: true }, resetScroll: false }),
    [navigate],
  )
  const leave = useCallback(() => (isEntered ? router.history.back() : onBack()), [isEntered, router, onBack])
  return { enter, leave }
}
