export type FirstRequest = { readonly path: string; readonly query?: Readonly<Record<string, string>> }

/** The address of the session values. The contract's own route would bring its schemas into every page's HTML. */
export const sessionPath = '/ofw/appv2/localstorage.json'

const family: FirstRequest = { path: '/pub/v1/family' }
/** The shell shows what waits and how many messages and notices are new. */
const shell: readonly FirstRequest[] = [family, { path: '/pub/v1/home' }, { path: '/pub/v1/messages/counts' }]
/** The first screen of an address without a query also needs these. */
const screens: Readonly<Record<string, readonly FirstRequest[]>> = {
  '/app/expenses': [{ path: '/pub/v1/expenses', query: { show: 'outstanding', limit: '50' } }],
}

/** Lists what the page at `address` asks for first. Only parents are asked about what parents share. */
export function firstRequests(address: Pick<URL, 'pathname' | 'search'>, userType: unknown): readonly FirstRequest[] {
  if (userType !== 'parent') return [family]
  const screen = address.search === '' ? screens[address.pathname.replace(/\/$/, '')] : undefined
  return [...shell, ...(screen ?? [])]
}
