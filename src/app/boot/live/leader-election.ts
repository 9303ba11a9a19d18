import { type LiveWord, listen } from './stream.ts'

const name = 'live'

/** A tab that was told something by a tab of another version may not know the word. */
const isWord = (data: unknown): data is LiveWord => typeof data === 'object' && data !== null && 'kind' in data

/** Without Web Locks each tab listens for itself. */
async function whenLeading(signal: AbortSignal, lead: () => void) {
  if (!('locks' in navigator)) return lead()
  const forLife = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await navigator.locks.request(name, { signal }, () => {
    lead()
    return forLife
  })
}

/** One tab holds the line and tells the others what it hears; when it closes, the next one takes over. */
export function lead(url: string, hear: (word: LiveWord) => void): () => void {
  const end = new AbortController()
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isWord(data)) hear(data)
  }
  const hearAndTell = (word: LiveWord) => {
    if (word.kind !== 'refused') channel.postMessage(word)
    hear(word)
  }
  whenLeading(end.signal, () => listen(url, hearAndTell, end.signal)).catch((error: unknown) => {
    if (!end.signal.aborted) throw error
  })
  return () => {
    end.abort()
    channel.close()
  }
}
