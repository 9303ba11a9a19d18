/** Each base address is absolute or a path on the page's own origin. */
export type Bases = {
  /** Serves every page except those of `signUp`. */
  readonly own: string
  /** Serves the pages whose address contains `feewaiver` or `join`. */
  readonly signUp: string
  /** Points to a separate service that takes the same kinds of request. */
  readonly second: string
}
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

const isSignUpPage = (page: string): boolean => /feewaiver|join/.test(page)

/** Turns `/v1/expenses` into `/pub/v1/expenses` and leaves any other path alone. */
export const publicPath = (path: string): string => (path.startsWith('/v') ? `/pub${path}` : path)

function search(query: Query): URLSearchParams {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) given.append(name, String(one))
  return given
}

/**
 * Chooses who serves a call. `page` is the page's own origin, for a call that needs the session's cookie or sets it;
 * `second` is the separate service; without a choice the page decides.
 */
export type Server = 'page' | 'second'

function baseOf(path: string, bases: Bases, page: URL, server: Server | undefined): string {
  if (server === 'page' || path.startsWith('/ofw/')) return '/'
  if (server === 'second') return bases.second
  return isSignUpPage(page.href) ? bases.signUp : bases.own
}

/** Builds the full address of one call, as seen from `page`, the address of the page that makes it. */
export function addressOf(path: string, query: Query, bases: Bases, page: URL, server?: Server): URL {
  const root = new URL(baseOf(path, bases, page, server), page.origin)
  const url = new URL(root.pathname.replace(/\/$/, '') + publicPath(path), root)
  for (const [name, value] of search(query)) url.searchParams.append(name, value)
  return url
}

/** Fills `:id` in a contract path. Throws when a part is missing, because that is a bug in the caller. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
