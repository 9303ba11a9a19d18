import { loginPage, redirectTarget } from '#machines/session/pages.ts'
import type { SignedOutReason } from '#machines/session/session.types.ts'

export const logoutPath = '/ofw/logout'
export const startPage = '/app/'
export const casesPage = '/app/pro/mycases'

/** Builds the login's address with the page to return to and the reason for the sign-out. */
export function loginAddress(page: string, reason: SignedOutReason): string {
  const next = redirectTarget(page)
  const query = new URLSearchParams({
    ...(next && { next }),
    ...(reason !== 'none' && { reason }),
  }).toString()
  return query ? `${loginPage}?${query}` : loginPage
}
