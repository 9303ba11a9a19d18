import ky from 'ky'

export type Outgoing = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: XMLHttpRequestBodyInit | null
  readonly signal: AbortSignal
}
/** One attempt, without any opinion on its answer. Rejects only when none came. */
export type Transport = (request: Outgoing) => Promise<Response>

/** Long enough for a slow phone; an answer that takes longer is treated as none. */
const attemptTimeout = 60_000

/** ky, with everything that repeats turned off: the request chart alone decides about that. */
export const kyTransport: Transport = ({ url, method, headers, body, signal }) =>
  ky(url, { method, headers, body, signal, retry: 0, throwHttpErrors: false, timeout: attemptTimeout })
