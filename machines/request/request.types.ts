/** The part of an answer that the chart needs; the sender keeps the answer itself. */
export type Reply = {
  /** The worse of the response's status and the one that its body names. */
  readonly statusCode: number
  /** The delay from Retry-After, in milliseconds; null when it is missing. */
  readonly retryAfter: number | null
  /** The session's refresh count when this attempt was sent. */
  readonly sentUnder: number
}

export type RequestInput = {
  /** The number of attempts in total, including the first. */
  readonly attempts: number
  /** The delay when Retry-After is missing, in milliseconds; it is multiplied by the attempt's number. */
  readonly rateLimitDelay: number
  /** A longer wait is left to the person, in milliseconds: nobody sits in front of a button for minutes. */
  readonly longestWait: number
  /** True for a call on behalf of a signed-in person, where a 401 means a stale token. A sign-in's own 401 does not. */
  readonly bound: boolean
}

export type RequestContext = RequestInput & {
  readonly attempt: number
  readonly reply: Reply | null
  /** The error without an answer: the network failed, or the page was left. */
  readonly error: unknown
}

export type Refreshed = 'refreshed' | 'signedOut'
