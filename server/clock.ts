import { fromEpoch } from '#domain/time.ts'

/** The only source of "now", in UTC with milliseconds: never SQL `now()`, never a request's body. */
export type Clock = { readonly now: () => string }

export const systemClock: Clock = { now: () => fromEpoch(Date.now()) }
