import { startPage } from './leave.ts'
import { takeRedirect } from './stored.ts'
import { openTabs } from './tabs.ts'

/** Somebody has just signed in: tells the other tabs, and opens the page that was asked for, else the remembered one, else the start. */
export function enterAs(asked: string | null, leave: (address: string) => void): void {
  const tabs = openTabs(() => {})
  tabs.tell('signedIn')
  tabs.close()
  leave(takeRedirect(asked) ?? startPage)
}
