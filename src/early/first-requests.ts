export type FirstRequest = { readonly path: string; readonly query?: Readonly<Record<string, string>> }
type Address = Pick<URL, 'pathname' | 'search'>

/** The address of the session values. The contract's own route would bring its schemas into every page's HTML. */
export const sessionPath = '/ofw/appv2/localstorage.json'

const family: FirstRequest = { path: '/pub/v1/family' }
/** The shell shows what waits and how many messages and notices are new. */
const shell: readonly FirstRequest[] = [family, { path: '/pub/v1/home' }, { path: '/pub/v1/messages/counts' }]
const inbox: FirstRequest = { path: '/pub/v1/messages', query: { folder: 'inbox' } }
/** The first screen of an address without a query also needs these. */
const screens: Readonly<Record<string, readonly FirstRequest[]>> = {
  '/app/expenses': [{ path: '/pub/v1/expenses', query: { show: 'outstanding', limit: '50' } }],
  '/app/messages': [inbox],
}
/**
 * The page of one item needs that item, or the list that it stands in. To open an expense or an entry of a journal is
 * recorded as the first view, so that waits for the app, which knows whether the person sees the page.
 */
const items: Readonly<Record<string, (id: string, on: string | null) => FirstRequest>> = {
  '/app/expenses/payments': (id) => ({ path: `/pub/v1/payments/${id}` }),
  '/app/expenses/scheduled': (id) => ({ path: `/pub/v1/payment-series/${id}` }),
  '/app/calendar/events': (id, on) => ({ path: `/pub/v1/calendar-events/${id}`, ...(on && { query: { on } }) }),
  '/app/calendar/changes': () => ({ path: '/pub/v1/change-requests' }),
  '/app/calendar/actual': () => ({ path: '/pub/v1/actual-times' }),
  '/app/infobank': (id) => ({ path: `/pub/v1/info-bank/${id}` }),
}
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const date = /^\d{4}-\d\d-\d\d$/

/** Lists what the page at `address` asks for first. Only parents are asked about what parents share. */
export function firstRequests(address: Address, userType: unknown): readonly FirstRequest[] {
  return userType === 'parent' ? [...shell, ...ownOf(address)] : [family]
}

function ownOf({ pathname, search }: Address): readonly FirstRequest[] {
  const page = pathname.replace(/\/$/, '')
  const params = new URLSearchParams(search)
  const thread = params.get('thread')
  // The list stands beside the thread.
  if (page === '/app/messages' && thread && id.test(thread) && params.size === 1)
    return [inbox, { path: `/pub/v1/threads/${thread}` }]
  const [, list = '', last = ''] = /^(.*)\/([^/]*)$/.exec(page) ?? []
  const item = id.test(last) ? items[list] : undefined
  if (!item) return search === '' ? (screens[page] ?? []) : []
  const on = params.get('on')
  return [item(last, on && date.test(on) ? on : null)]
}
