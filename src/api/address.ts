/** Base addresses, each absolute or a path of the page's own origin. */
export type Bases = {
  /** The API of every page but those of `signUp`. */
  readonly own: string
  /** The API of the pages whose address contains `feewaiver` or `join`. */
  readonly signUp: string
  /** A service of its own, with the same kinds of request. */
  readonly second: string
}
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>

const isSignUpPage = (page: string): boolean => /feewaiver|join/.test(page)

/** `/v1/expenses` is `/pub/v1/expenses`; whatever else is as it stands. */
export const publicPath = (path: string): string => (path.startsWith('/v') ? `/pub${path}` : path)

function search(query: Query): URLSearchParams {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) given.append(name, String(one))
  return given
}

/** The session itself is always asked for where its cookie lives. */
const isSameOrigin = (path: string): boolean => path.startsWith('/ofw/')

function baseOf(path: string, bases: Bases, page: URL, second: boolean): string {
  if (isSameOrigin(path)) return '/'
  if (second) return bases.second
  return isSignUpPage(page.href) ? bases.signUp : bases.own
}

/** The full address of one call, as seen from `page`, the address of the page that makes it. */
export function addressOf(path: string, query: Query, bases: Bases, page: URL, second = false): URL {
  const root = new URL(baseOf(path, bases, page, second), page.origin)
  const url = new URL(root.pathname.replace(/\/$/, '') + publicPath(path), root)
  for (const [name, value] of search(query)) url.searchParams.append(name, value)
  return url
}

/** Fills `:id` in a contract path. A part that is missing is a mistake of the caller's, told at once. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
