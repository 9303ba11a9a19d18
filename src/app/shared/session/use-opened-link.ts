import { useCallback, useEffect, useState } from 'react'

/**
 * Calls back when another mailed link is opened in the tab that shows one: their addresses differ in the fragment alone,
 * so the browser loads nothing anew.
 */
export function useOpenedLink(look: () => void): void {
  useEffect(() => {
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [look])
}

const tokenInAddress = (): string => window.location.hash.slice(1)

/** Returns the token in the fragment of the address: that of the link that was opened last. */
export function useTokenInAddress(): string {
  const [token, setToken] = useState(tokenInAddress)
  useOpenedLink(useCallback(() => setToken(tokenInAddress()), []))
  return token
}
