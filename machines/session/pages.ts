/**
 * The main app and the login app share the origin; addresses here are paths with their query, such as
 * `/app/expenses?show=all`.
 */
const app = '/app'
export const loginPage = `${app}/login`

/** The pages of the login app that lead back into an account. */
export const recoveryPages = [
  'forgotPassword',
  'forgotUsername',
  'passwordReset',
  'resetLinkExpired',
  'keepSecondStep',
] as const
export type RecoveryPage = (typeof recoveryPages)[number]

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Names the recovery page at an address; null when it is none. */
export const recoveryPageAt = (address: string): RecoveryPage | null =>
  recoveryPages.find((page) => pathOf(address) === `${app}/${page}`) ?? null

/** The addresses of the app in which people join: the first question or a mailed link, and one for each later question. */
export const joinPages = [
  `${app}/join`,
  `${app}/join/duplicate`,
  `${app}/setup/parent`,
  `${app}/setup/children`,
  `${app}/setup/security`,
  `${app}/setup/coparent`,
] as const
export type JoinPage = (typeof joinPages)[number]

/** Names the page of the join app at an address; null when it is none. */
export const joinPageAt = (address: string): JoinPage | null =>
  joinPages.find((page) => pathOf(address) === page) ?? null

/**
 * Nobody is sent to the login from these pages: the pages of the subscription, which have a token of their own, and
 * those that need no session.
 */
export const isOpenPage = (address: string): boolean =>
  recoveryPageAt(address) !== null ||
  joinPageAt(address) !== null ||
  /^\/app\/(?:upgrades|renewals|feewaiver|testusers|dev|notfound|verify|about|legal|terms|privacy|help|contact|emailChange|firstSignIn|notMe)(?:\/|$)/.test(
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
  return dotSegment.test(path) || path === loginPage || recoveryPageAt(path) ? null : address
}
