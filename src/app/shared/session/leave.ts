import { loginPage, redirectTarget } from '#machines/session/pages.ts'
import type { SignedOutReason } from '#machines/session/session.types.ts'

export const logoutPath = '/ofw/logout'
export const startPage = '/app/'

/** The login's address: the page to come back to, and what to say about why. */
export function loginAddress(page: string, reason: SignedOutReason): string {
  const next = redirectTarget(page)
  const query = new URLSearchParams({
    ...(next && { next }),
    ...(reason !== 'none' && { reason }),
  }).toString()
  return query ? `${loginPage}?${query}` : loginPage
}
