import { startPage } from './leave.ts'
import { forgetSentToLogin, takeRedirect } from './stored.ts'
import { openTabs } from './tabs.ts'

/**
 * Runs after a sign-in: informs the other tabs and opens the requested page, else the remembered one, else the start.
 */
export function enterAs(requested: string | null, leave: (address: string) => void): void {
  const tabs = openTabs(() => {})
  tabs.tell('signedIn')
  tabs.close()
  forgetSentToLogin()
  leave(takeRedirect(requested) ?? startPage)
}
