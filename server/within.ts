import { setTimeout as pause } from 'node:timers/promises'

/** Waits for `work`, but at most `ms`, so that a shutdown always ends. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController()
  const late = pause(ms, undefined, { signal: waiting.signal }).catch(() => undefined)
  await Promise.race([work, late]).finally(() => waiting.abort())
}
