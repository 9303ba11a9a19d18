import { dropEarly, takeEarly } from './early-answers.ts'

export type Outgoing = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: XMLHttpRequestBodyInit | null
  readonly signal: AbortSignal
}
/** Makes one attempt and does not judge the answer. Rejects only when no answer came. */
export type Transport = (request: Outgoing) => Promise<Response>

/** Takes an answer that came before the code, and otherwise sends the request with code that is loaded for it. */
export const lateTransport: Transport = async (request) => {
  const { method, url, headers, signal } = request
  if (method !== 'GET') dropEarly()
  const early = method === 'GET' ? await takeEarly(url.href, headers.get('Authorization'), signal) : null
  if (early) return early
  const { kyTransport } = await import('./ky-transport.ts')
  return kyTransport(request)
}
