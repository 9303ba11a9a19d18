import { addMs } from '#domain/time.ts'
import type { Clock } from '#server/clock.ts'

/** Stands still until it is moved. */
export type MovableClock = Clock & {
  forward(ms: number): void
  /** Goes back to where it started. */
  reset(): void
}

export const movableClock = (start = '2026-11-20T14:00:00.000Z'): MovableClock => {
  let at = start
  return {
    now: () => at,
    forward: (ms) => {
      at = addMs(at, ms)
    },
    reset: () => {
      at = start
    },
  }
}
