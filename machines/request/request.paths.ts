import type { Reply, RequestInput } from './request.types.ts'

/** A walker tries each answer that leads another way, each outcome of a refresh, and the end of a wait. */

const bound: RequestInput = { attempts: 3, rateLimitDelay: 1000, longestWait: 30_000, bound: true }
const reply = (statusCode: number): Reply => ({ statusCode, retryAfter: null, sentUnder: 0 })

/** A walk begins for somebody signed in, and before sign-in. */
export const requestBegins = [bound, { ...bound, bound: false }] as const

export const requestEvents = [
  ...[200, 401, 429, 500].map((status) => ({ type: 'xstate.done.actor.0.request.sending', output: reply(status) })),
  { type: 'xstate.error.actor.0.request.sending', error: 'no answer' },
  { type: 'xstate.done.actor.0.request.refreshing', output: 'refreshed' },
  { type: 'xstate.done.actor.0.request.refreshing', output: 'signedOut' },
  { type: 'xstate.error.actor.0.request.refreshing', error: 'no answer' },
  { type: 'xstate.after.retryDelay.request.waiting' },
] as const
