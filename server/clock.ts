import { fromEpoch } from '#domain/time.ts'

/** The one source of "now", in UTC with milliseconds. Never SQL `now()`, never a request's body. */
export type Clock = { readonly now: () => string }

export const systemClock: Clock = { now: () => fromEpoch(Date.now()) }
