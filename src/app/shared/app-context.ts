import { createContext, useContext } from 'react'
import type { App } from '../boot/create-app.ts'

export const AppContext = createContext<App | null>(null)

/**
 * Gives what was created at the start: `session`, `client`, `queryClient`, `dictionaries`, `features`, `serverClock`.
 */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp is used inside AppProviders')
  return app
}
