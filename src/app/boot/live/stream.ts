import { safeParse } from 'zod/v4/core'
import { type LiveChangeDto, liveChangeDto } from '#contract/live.ts'

/** What the live stream tells a tab. `missed`: it was not listening for a while, so anything may have changed. */
export type LiveWord =
  | { readonly kind: 'change'; readonly change: LiveChangeDto }
  | { readonly kind: 'missed' }
  | { readonly kind: 'signedOut' }
  /** The server closed the door: perhaps the session is over. */
  | { readonly kind: 'refused' }

const firstDelay = 1000
const longestDelay = 30_000

/** Doubling, capped, and spread so that a restarted server is not met by everyone in the same second. */
const delayOf = (failures: number): number =>
  Math.min(firstDelay * 2 ** failures, longestDelay) * (0.5 + Math.random() / 2)

function parseChange(data: unknown): LiveWord[] {
  try {
    const parsed = safeParse(liveChangeDto, JSON.parse(String(data)))
    return parsed.success ? [{ kind: 'change', change: parsed.data }] : []
  } catch {
    return []
  }
}

/** Listens until `signal` aborts, and comes back by itself however often the line breaks. The cookie says who listens. */
export function listen(url: string, hear: (word: LiveWord) => void, signal: AbortSignal): void {
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
      for (const word of parseChange(data)) hear(word)
    })
    source.addEventListener('signedOut', () => hear({ kind: 'signedOut' }))
    source.onerror = () => {
      // Left alone, a browser would retry a broken line at its own pace and never a refused one.
      if (source.readyState === EventSource.CLOSED) hear({ kind: 'refused' })
      signal.removeEventListener('abort', stop)
      stop()
      setTimeout(connect, delayOf(failures))
      failures += 1
    }
  }
  connect()
}
