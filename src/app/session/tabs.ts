/** What tabs tell each other about the session they share through its cookie. */
type Word = 'ended' | 'signedIn'

/** One line to the other tabs of this browser. A tab never hears itself. */
export function openTabs(hear: (word: Word) => void) {
  const channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ended' || data === 'signedIn') hear(data)
  }
  return { tell: (word: Word) => channel.postMessage(word), close: () => channel.close() }
}
