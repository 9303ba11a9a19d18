/** The main app and the login app share the origin; addresses here are paths with their query, `/app/expenses?show=all`. */
const app = '/app'
export const loginPage = `${app}/login`

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Upgrades pages live on a token of their own and are never sent to the login. */
export const isUpgradesPage = (address: string): boolean => /^\/app\/upgrades(\/|$)/.test(pathOf(address))

/** Only a path of this app: `/app/x`. Never another host (`//host`, `/\host`), never the login or the root. */
export function redirectTarget(address: string | null | undefined): string | null {
  if (!address || !/^\/app\/[^/\\?#]/.test(address) || /[\\\s]/.test(address)) return null
  const path = pathOf(address)
  return path === loginPage || isUpgradesPage(address) ? null : address
}
