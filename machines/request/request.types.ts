/** What the chart needs to know of an answer; the answer itself stays with whoever sent. */
export type Reply = {
  /** The worse of the response's status and the one its body names. */
  readonly statusCode: number
  /** Milliseconds, from Retry-After. Null: it did not say. */
  readonly retryAfter: number | null
  /** The session's refresh count when this attempt was sent. */
  readonly sentUnder: number
}

export type RequestInput = {
  /** In total, the first one included. */
  readonly attempts: number
  /** Milliseconds, times the attempt's number, where Retry-After is missing. */
  readonly rateLimitDelay: number
  /** The call speaks for a signed-in person, so that a 401 means a stale token. A sign-in's own 401 does not. */
  readonly bound: boolean
}

export type RequestContext = RequestInput & {
  readonly attempt: number
  readonly reply: Reply | null
  /** What kept an answer from coming: the network, a page that was left. */
  readonly error: unknown
}

export type Refreshed = 'refreshed' | 'signedOut'
