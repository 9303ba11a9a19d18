import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Draws its children the first time in slices of a few milliseconds, between which the browser answers to whoever
 * presses a key. Until all of it is drawn it shows nothing.
 */
export function InSlices({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => startTransition(() => setShown(true)), [])
  return shown ? children : null
}
