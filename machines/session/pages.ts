/**
 * The main app and the login app share the origin; addresses here are paths with their query, such as
 * `/app/expenses?show=all`.
 */
const app = '/app'
export const loginPage = `${app}/login`

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/**
 * Nobody is sent to the login from these pages: the pages of the subscription, which have a token of their own, and
 * those that need no session.
 */
export const isOpenPage = (address: string): boolean =>
  /^\/app\/(?:upgrades|renewals|feewaiver|testusers|dev|notfound|verify|about|legal|terms|privacy|help|contact)(?:\/|$)/.test(
    pathOf(address),
  )

/** Matches the segments by which a browser leaves a folder, also when they are encoded. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Accepts only a path of this app, such as `/app/x`: never another host (`//host`, `/\host`), a path that leads out of
 * the app (`/app/../x`), the login or the root.
 */
export function redirectTarget(address: string | null | undefined): string | null {
  if (!address || !/^\/app\/[^/\\?#]/.test(address) || /[\\\s]/.test(address)) return null
  const path = pathOf(address)
  return dotSegment.test(path) || path === loginPage ? null : address
}
