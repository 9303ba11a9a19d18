import type { TabWord } from '#machines/session/session.types.ts'

/** What tabs tell each other about the session they share through its cookie. All but `ended` is a reason to ask the server. */
type Word = TabWord | 'signedIn'

/** One line to the other tabs of this browser. A tab never hears itself. */
export function openTabs(hear: (word: Word) => void) {
  const channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ended' || data === 'expired' || data === 'signedIn') hear(data)
  }
  return { tell: (word: Word) => channel.postMessage(word), close: () => channel.close() }
}
