import type { StoredValues } from '#machines/session/session.types.ts'
import { textOf } from '#src/app/shared/session/values.ts'

const keys = { upgrades: 'upgradesToken', renewals: 'renewalsToken' } as const

/**
 * Returns the sealed token of a page: from the fragment of a mailed link, which no server sees, else from this tab, else
 * that of the session. It stays in the tab, because the provider's page leads back without it.
 */
export const planTokenOf = (page: keyof typeof keys, values: StoredValues | null): string | null => {
  const key = keys[page]
  const mailed = location.hash.slice(1)
  if (mailed.length > 0) {
    sessionStorage.setItem(key, mailed)
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    return mailed
  }
  const stored = textOf(values, key) ?? sessionStorage.getItem(key)
  if (stored) sessionStorage.setItem(key, stored)
  return stored
}
