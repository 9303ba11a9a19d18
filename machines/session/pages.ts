/**
 * The main app and the login app share the origin; addresses here are paths with their query, such as
 * `/app/expenses?show=all`.
 */
const app = '/app'
export const loginPage = `${app}/login`

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/**
 * Nobody is sent to the login from these pages: the upgrades pages, which have a token of their own, and those that
 * need no session.
 */
export const isOpenPage = (address: string): boolean =>
  /^\/app\/(?:upgrades|testusers|dev|notfound|verify|about|legal|terms|privacy|help|contact)(?:\/|$)/.test(
    pathOf(address),
  )

/** Any address resolves against this one, which no page has. */
const nowhere = 'http://nowhere.invalid'

/**
 * Accepts only a path of this app, such as `/app/x`, as a browser reads it: never another host (`//host`, `/\host`), a
 * path that leaves the app (`/app/../x`), the login or the root.
 */
export function redirectTarget(address: string | null | undefined): string | null {
  if (!address || !/^\/app\/[^/\\?#]/.test(address) || /[\\\s]/.test(address)) return null
  if (!URL.canParse(address, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(address, nowhere)
  if (origin !== nowhere || !/^\/app\/[^/]/.test(pathname)) return null
  const target = pathname + search + hash
  return pathOf(target) === loginPage || isOpenPage(target) ? null : target
}
