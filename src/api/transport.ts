export type Outgoing = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: XMLHttpRequestBodyInit | null
  readonly signal: AbortSignal
}
/** Makes one attempt and does not judge the answer. Rejects only when no answer came. */
export type Transport = (request: Outgoing) => Promise<Response>

/**
 * Loads the sender with the first call: what a page shows first was asked for with the document, before any code ran
 * (src/early).
 */
export const lateTransport: Transport = async (request) => {
  const { kyTransport } = await import('./ky-transport.ts')
  return kyTransport(request)
}
