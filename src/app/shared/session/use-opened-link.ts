import { useEffect } from 'react'

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
