import type { LivePosition } from '#src/api/live-position.ts'
import { listen, type StreamMessage } from './stream.ts'

const name = 'live'

/** A tab that has just opened says so, and the leader answers where the stream stands. */
type TabMessage = StreamMessage | { readonly kind: 'opened' }

/** Another tab may run another version of the app and send messages that this one does not know. */
const isTabMessage = (data: unknown): data is TabMessage => typeof data === 'object' && data !== null && 'kind' in data

/** A browser without Web Locks has no leader, so each tab listens for itself. */
async function whenLeading(signal: AbortSignal, lead: () => void) {
  if (!('locks' in navigator)) return lead()
  const forLife = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await navigator.locks.request(name, { signal }, () => {
    lead()
    return forLife
  })
}

/**
 * One tab holds the connection and shares what it receives with the others; when it closes, another one takes over. A
 * tab that does not know everything before a message has missed something.
 */
export function lead(url: string, position: LivePosition, hear: (message: StreamMessage) => void): () => void {
  const end = new AbortController()
  const channel = new BroadcastChannel(name)
  let leading = false
  const receive = (message: StreamMessage) => {
    const hasGap = 'from' in message && !position.includes(message.from)
    hear(hasGap ? { kind: 'missed', to: message.to } : message)
    if ('to' in message) position.move(message.to)
  }
  const share = (message: StreamMessage) => {
    if (message.kind !== 'refused') channel.postMessage(message)
    receive(message)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return
    if (data.kind !== 'opened') return receive(data)
    const from = position.read()
    // Everything after what the leader knows goes through this channel, at the latest when its connection is there.
    if (leading && from) channel.postMessage({ kind: 'complete', from, to: from })
  }
  channel.postMessage({ kind: 'opened' })
  const begin = () => {
    leading = true
    listen({ url, known: position.read, hear: share }, end.signal)
  }
  whenLeading(end.signal, begin).catch((error: unknown) => {
    if (!end.signal.aborted) throw error
  })
  return () => {
    end.abort()
    channel.close()
  }
}
