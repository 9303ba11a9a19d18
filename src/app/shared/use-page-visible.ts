import { useSyncExternalStore } from 'react'

const subscribe = (listen: () => void) => {
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}

/** Says whether the person can see the page: its tab may be in the background, or not shown yet. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
