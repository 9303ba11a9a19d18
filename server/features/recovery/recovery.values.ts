import type { BrowserValues } from '../session/session.values.ts'
import { recoveryCookieNameOf } from './recovery.cookie.ts'
import { typedIn } from './recovery.store.ts'

/** Returns what this browser typed to get back into an account, as long as the mail that it asked for counts. */
export const valuesOfRecovery: BrowserValues = async (tx, { cookies, config, now }) => {
  const browser = cookies[recoveryCookieNameOf(config)]
  return browser === undefined ? {} : typedIn(tx, browser, now)
}
