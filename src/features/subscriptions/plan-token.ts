import type { StoredValues } from '#machines/session/session.types.ts'
import { mailedTokenOf } from '#src/app/shared/session/mailed-token.ts'
import { textOf } from '#src/app/shared/session/values.ts'

const keys = { upgrades: 'upgradesToken', renewals: 'renewalsToken' } as const
type TokenPage = keyof typeof keys

/** A page may be drawn several times before it is shown, and only the first time finds the token in its address. */
const opened = new Map<TokenPage, string>()

/** Returns the sealed token of a page: that of a mailed link until the page is left, or that of the session. */
export const planTokenOf = (page: TokenPage, values: StoredValues | null): string | null => {
  const isMailed = location.hash.length > 1
  const token = mailedTokenOf(page, opened.get(page) ?? textOf(values, keys[page]))
  if (isMailed && token !== null) opened.set(page, token)
  return token
}

/** The page was left, so that the next one stands on the session again. */
export const leavePlanToken = (page: TokenPage): void => void opened.delete(page)
