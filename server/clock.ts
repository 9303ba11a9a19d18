import { fromEpoch } from '#domain/time.ts'

/** The only source of the present time, in UTC with milliseconds. SQL `now()` and times in a request's body are never used. */
export type Clock = { readonly now: () => string }

export const systemClock: Clock = { now: () => fromEpoch(Date.now()) }
