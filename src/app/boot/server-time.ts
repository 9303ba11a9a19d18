import { epochOf, fromEpoch, type Instant } from '#domain/time.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { textOf } from '../shared/session/values.ts'

/** The server's clock as this device sees it: its own, corrected by what `currentTime` said when the session was fetched. */
export function createServerClock(read: () => number = Date.now) {
  let offset = 0
  return {
    note(values: StoredValues): void {
      const said = epochOf(textOf(values, 'currentTime') ?? '')
      if (!Number.isNaN(said)) offset = said - read()
    },
    now: (): Instant => fromEpoch(read() + offset),
  }
}
