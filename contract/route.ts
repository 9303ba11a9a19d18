import type { $ZodType, input, output } from 'zod/v4/core'

/**
 * How a route knows its caller. `bearer`: the short token, a must for whatever changes something. `cookie`: the session
 * cookie alone suffices (a page, a download, the live stream, the refresh). `optional`: the cookie if there is one; open to
 * anybody. `none`: before sign-in.
 */
export type Access = 'bearer' | 'cookie' | 'optional' | 'none'

/** One call the product makes: what the server binds and what the browser calls are this same object. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /** The body is bytes as they are, at most so many. */
  readonly bytes?: number
  readonly ok?: 200 | 201 | 204
  readonly output: $ZodType
}

export const route = <const R extends Route>(definition: R): R => definition

type Part<R, Key extends string> = R extends Record<Key, infer S extends $ZodType> ? Record<Key, input<S>> : unknown
type Parsed<R, Key extends string> = R extends Record<Key, infer S extends $ZodType> ? Record<Key, output<S>> : unknown

/** What a caller gives: `{ params, query, body }`, each only where the route has it. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>
/** What a handler gets, parsed. */
export type RouteParsed<R extends Route> = Parsed<R, 'params'> & Parsed<R, 'query'> & Parsed<R, 'body'>
/** What a handler returns and a caller gets. */
export type RouteOutput<R extends Route> = output<R['output']>
