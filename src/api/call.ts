import type { Route, RouteInput, RouteOutput } from '#contract/route.ts'
import { fillPath, type Query, type Server } from './address.ts'
import { fieldsOf } from './answer.ts'
import type { Send, SendOptions } from './exchange.ts'
import { type FailureTexts, RequestFailure } from './failures.ts'
import { read } from './read.ts'

export type CallOptions = Pick<SendOptions, 'idempotencyKey' | 'server' | 'signal' | 'transport'> & {
  /** A route whose body is raw bytes takes them here. */
  readonly bytes?: Blob
}

const queryOf = (given: unknown): Query =>
  Object.fromEntries(
    Object.entries(fieldsOf(given)).map(([name, value]) => [name, value == null ? null : String(value)]),
  )

/** The cookie belongs to the page's own origin, so what reads it or sets it is called there. */
const serverOf = ({ access, setsCookie }: Route): Server | undefined =>
  setsCookie || access === 'cookie' || access === 'optional' ? 'page' : undefined

/** Sends a request and validates the answer against the contract. */
export const createChecked =
  (send: Send, texts: () => FailureTexts) =>
  async <R extends Route>(route: R, options: SendOptions): Promise<RouteOutput<R>> => {
    const answer = await send(options)
    const parsed = read<R['output']>(route.output, answer.data)
    if (parsed.success) return parsed.data
    // A newer server may answer in a shape this page does not know; the person is told that the call failed.
    throw new RequestFailure({ data: null, response: answer.response, statusCode: 500 }, texts())
  }

/**
 * Calls the contract's routes with their types. `input` is `{ params, query, body }`, each only where the route has it;
 * `{}` where it has none.
 */
export function createCall(send: Send, texts: () => FailureTexts) {
  const checked = createChecked(send, texts)
  return <R extends Route>(
    route: R,
    input: RouteInput<R>,
    { bytes, ...options }: CallOptions = {},
  ): Promise<RouteOutput<R>> => {
    const { params, query, body } = fieldsOf(input)
    return checked(route, {
      method: route.method,
      path: fillPath(route.path, fieldsOf(params)),
      query: queryOf(query),
      server: serverOf(route),
      bound: route.access === 'bearer' || route.access === 'cookie',
      ...(route.body && { body: { json: body } }),
      ...(bytes && { body: { bytes } }),
      ...options,
    })
  }
}
export type Call = ReturnType<typeof createCall>
