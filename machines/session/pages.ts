/** The main app and the login app share the origin; addresses here are paths with their query, `/app/expenses?show=all`. */
const app = '/app'
export const loginPage = `${app}/login`

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/**
 * Pages that nobody is sent to the login from: the upgrades pages, which live on a token of their own, and those that
 * need no session at all.
 */
export const isOpenPage = (address: string): boolean =>
  /^\/app\/(?:upgrades|testusers|dev|notfound|verify|about|legal|terms|privacy|help|contact)(?:\/|$)/.test(
    pathOf(address),
  )

/** Only a path of this app: `/app/x`. Never another host (`//host`, `/\host`), never the login or the root. */
export function redirectTarget(address: string | null | undefined): string | null {
  if (!address || !/^\/app\/[^/\\?#]/.test(address) || /[\\\s]/.test(address)) return null
  const path = pathOf(address)
  return path === loginPage || isOpenPage(address) ? null : address
}
