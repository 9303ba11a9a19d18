import { epochOf, fromEpoch, type Instant } from '#domain/time.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { textOf } from '../shared/session/values.ts'

/** Gives the server's time: this device's clock, corrected by `currentTime` of the latest session fetch. */
export function createServerClock(read: () => number = Date.now) {
  let offset = 0
  return {
    note(values: StoredValues): void {
      const serverTime = epochOf(textOf(values, 'currentTime') ?? '')
      if (!Number.isNaN(serverTime)) offset = serverTime - read()
    },
    now: (): Instant => fromEpoch(read() + offset),
  }
}
