import { type $ZodType, safeParse } from 'zod/v4/core'
import { type LiveChangeDto, liveBegunDto, liveChangeDto } from '#contract/live.ts'
import type { LivePosition } from '#src/api/live-position.ts'

/**
 * These are the messages of the live stream. `missed` means that the server does not know all that changed while the tab
 * was not listening, so it may be anything.
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

function parsed<Data>(schema: $ZodType<Data>, data: unknown): Data[] {
  try {
    const result = safeParse(schema, JSON.parse(String(data)))
    return result.success ? [result.data] : []
  } catch {
    return []
  }
}

const addressAt = (url: string, position: string | null): string =>
  position === null ? url : `${url}?since=${encodeURIComponent(position)}`

/** Listens until `signal` aborts and reconnects whenever the connection breaks. The cookie identifies the listener. */
export function listen(
  url: string,
  position: LivePosition,
  hear: (message: LiveMessage) => void,
  signal: AbortSignal,
): void {
  let failures = 0
  const connect = () => {
    if (signal.aborted) return
    const source = new EventSource(addressAt(url, position.read()))
    const stop = () => source.close()
    signal.addEventListener('abort', stop, { once: true })
    source.addEventListener('begun', ({ data, lastEventId }: MessageEvent) => {
      failures = 0
      position.move(lastEventId)
      if (parsed(liveBegunDto, data).every(({ missed }) => missed)) hear({ kind: 'missed' })
    })
    source.addEventListener('change', ({ data, lastEventId }: MessageEvent) => {
      position.move(lastEventId)
      for (const change of parsed(liveChangeDto, data)) hear({ kind: 'change', change })
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
