import type { $ZodType } from 'zod/v4/core'
import { type LiveChangeDto, liveBegunDto, liveChangeDto } from '#contract/live.ts'
import { read } from '#src/api/read.ts'

/** Whoever knows everything up to `from` knows everything up to `to` with this message. */
type Positions = { readonly from: string; readonly to: string }

/** These are the messages of the live stream. */
export type StreamMessage =
  | ({ readonly kind: 'change'; readonly change: LiveChangeDto } & Positions)
  | ({ readonly kind: 'complete' } & Positions)
  /** The server does not know all that changed while nobody was listening, so it may be anything. */
  | { readonly kind: 'missed'; readonly to: string }
  | { readonly kind: 'signedOut' }
  /** The server refused the connection; the session may be over. */
  | { readonly kind: 'refused' }

const firstDelay = 1000
const longestDelay = 30_000

/** The delay doubles up to a limit. It is randomised so that not everyone reconnects to a restarted server at once. */
const delayOf = (failures: number): number =>
  Math.min(firstDelay * 2 ** failures, longestDelay) * (0.5 + Math.random() / 2)

function parse<Data>(schema: $ZodType<Data>, data: unknown): Data[] {
  try {
    const result = read(schema, JSON.parse(String(data)))
    return result.success ? [result.data] : []
  } catch {
    return []
  }
}

type Listening = {
  readonly url: string
  /** Returns the position up to which everything is known; '' when that is unknown. */
  readonly known: () => string
  readonly hear: (message: StreamMessage) => void
}

const addressOf = ({ url, known }: Listening): string => {
  const since = known()
  return since ? `${url}?since=${encodeURIComponent(since)}` : url
}

function open(listening: Listening, connected: () => void): EventSource {
  const { known, hear } = listening
  const source = new EventSource(addressOf(listening))
  source.addEventListener('begun', ({ data, lastEventId: to }: MessageEvent) => {
    connected()
    const isComplete = parse(liveBegunDto, data).some(({ missed }) => !missed)
    hear(isComplete ? { kind: 'complete', from: known(), to } : { kind: 'missed', to })
  })
  source.addEventListener('change', ({ data, lastEventId: to }: MessageEvent) => {
    for (const change of parse(liveChangeDto, data)) hear({ kind: 'change', change, from: known(), to })
  })
  source.addEventListener('position', ({ lastEventId: to }: MessageEvent) =>
    hear({ kind: 'complete', from: known(), to }),
  )
  source.addEventListener('signedOut', () => hear({ kind: 'signedOut' }))
  return source
}

/** Listens until `signal` aborts and reconnects whenever the connection breaks. The cookie identifies the listener. */
export function listen(listening: Listening, signal: AbortSignal): void {
  let failures = 0
  const connect = () => {
    if (signal.aborted) return
    const source = open(listening, () => {
      failures = 0
    })
    const stop = () => source.close()
    signal.addEventListener('abort', stop, { once: true })
    source.onerror = () => {
      // A browser would retry a broken connection at its own intervals and a refused one never.
      if (source.readyState === EventSource.CLOSED) listening.hear({ kind: 'refused' })
      signal.removeEventListener('abort', stop)
      stop()
      setTimeout(connect, delayOf(failures))
      failures += 1
    }
  }
  connect()
}
