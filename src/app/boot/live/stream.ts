import { safeParse } from 'zod/v4/core'
import { type LiveChangeDto, liveChangeDto } from '#contract/live.ts'

/**
 * These are the messages of the live stream. `missed` means that the tab was not listening for a while, so anything may
 * have changed.
 */
export type LiveMessage =
  | { readonly kind: 'change'; readonly change: LiveChangeDto }
  | { readonly kind: 'missed' }
  | { readonly kind: 'signedOut' }
  /** The server refused the connection; the session may be over. */
  | { readonly kind: 'refused' }

const firstDelay = 1000
const longestDelay = 30_000

/** The delay doubles up to a limit. It is randomised so that not everyone reconnects to a restarted server at once. */
const delayOf = (failures: number): number =>
  Math.min(firstDelay * 2 ** failures, longestDelay) * (0.5 + Math.random() / 2)

function parseChange(data: unknown): LiveMessage[] {
  try {
    const parsed = safeParse(liveChangeDto, JSON.parse(String(data)))
    return parsed.success ? [{ kind: 'change', change: parsed.data }] : []
  } catch {
    return []
  }
}

/** Listens until `signal` aborts and reconnects whenever the connection breaks. The cookie identifies the listener. */
export function listen(url: string, hear: (message: LiveMessage) => void, signal: AbortSignal): void {
  let failures = 0
  const connect = () => {
    if (signal.aborted) return
    const source = new EventSource(url)
    const stop = () => source.close()
    signal.addEventListener('abort', stop, { once: true })
    source.onopen = () => {
      failures = 0
      hear({ kind: 'missed' })
    }
    source.addEventListener('change', ({ data }: MessageEvent) => {
      for (const message of parseChange(data)) hear(message)
    })
    source.addEventListener('signedOut', () => hear({ kind: 'signedOut' }))
    source.onerror = () => {
      // A browser would retry a broken connection at its own intervals and a refused one never.
      if (source.readyState === EventSource.CLOSED) hear({ kind: 'refused' })
      signal.removeEventListener('abort', stop)
      stop()
      setTimeout(connect, delayOf(failures))
      failures += 1
    }
  }
  connect()
}
