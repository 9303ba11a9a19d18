import ky from 'ky'

export type Outgoing = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: XMLHttpRequestBodyInit | null
  readonly signal: AbortSignal
}
/** Makes one attempt and does not judge the answer. Rejects only when no answer came. */
export type Transport = (request: Outgoing) => Promise<Response>

/** This is long enough for a slow phone; a slower answer counts as none. */
const attemptTimeout = 60_000

/** Turns off everything in ky that retries: the request chart alone decides about that. */
export const kyTransport: Transport = ({ url, method, headers, body, signal }) =>
  ky(url, { method, headers, body, signal, retry: 0, throwHttpErrors: false, timeout: attemptTimeout })
