import type { $ZodType, input, output } from 'zod/v4/core'
import type { limits } from './limits.ts'

/**
 * Says how a route identifies its caller. `bearer`: the short token, which every change requires. `cookie`: the session
 * cookie alone suffices (a page, a download, the live stream, the refresh). `optional`: the cookie if there is one;
 * open to anybody. `none`: before sign-in.
 */
export type Access = 'bearer' | 'cookie' | 'optional' | 'none'

/** A budget of `limits.pace`, which all routes that name it share. */
export type Pace = keyof typeof limits.pace

/** One call of the API: the server binds and the browser calls this same object. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /** Its answer sets a cookie, so it is always called at the page's own origin. */
  readonly setsCookie?: true
  /** Its budget; a function chooses it by the query, which is not parsed yet. */
  readonly pace?: Pace | ((query: unknown) => Pace)
  /** The body is raw bytes, at most this many. */
  readonly bytes?: number
  readonly ok?: 200 | 201 | 204
  readonly output: $ZodType
}

export const route = <const R extends Route>(definition: R): R => definition

type Part<R, Key extends string> = R extends Record<Key, infer S extends $ZodType> ? Record<Key, input<S>> : unknown
type Parsed<R, Key extends string> = R extends Record<Key, infer S extends $ZodType> ? Record<Key, output<S>> : unknown

/** The input of a call: `{ params, query, body }`, each only if the route has it. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>
/** The input of a handler after parsing. */
export type RouteParsed<R extends Route> = Parsed<R, 'params'> & Parsed<R, 'query'> & Parsed<R, 'body'>
/** The output of a handler, which the caller receives. */
export type RouteOutput<R extends Route> = output<R['output']>
