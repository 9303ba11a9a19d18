import { type LiveMessage, listen } from './stream.ts'

const name = 'live'

/** Another tab may run another version of the app and send messages that this one does not know. */
const isLiveMessage = (data: unknown): data is LiveMessage =>
  typeof data === 'object' && data !== null && 'kind' in data

/** A browser without Web Locks has no leader, so each tab listens for itself. */
async function whenLeading(signal: AbortSignal, lead: () => void) {
  if (!('locks' in navigator)) return lead()
  const forLife = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await navigator.locks.request(name, { signal }, () => {
    lead()
    return forLife
  })
}

/** One tab holds the connection and shares what it receives with the others; when it closes, another one takes over. */
export function lead(url: string, hear: (message: LiveMessage) => void): () => void {
  const end = new AbortController()
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isLiveMessage(data)) hear(data)
  }
  const relay = (message: LiveMessage) => {
    if (message.kind !== 'refused') channel.postMessage(message)
    hear(message)
  }
  whenLeading(end.signal, () => listen(url, relay, end.signal)).catch((error: unknown) => {
    if (!end.signal.aborted) throw error
  })
  return () => {
    end.abort()
    channel.close()
  }
}
