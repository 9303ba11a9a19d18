import type { SessionMessage } from '#machines/session/session.types.ts'

/**
 * Tabs send each other these messages about the session that they share through its cookie. All but `ended` are a
 * reason to ask the server.
 */
type TabMessage = SessionMessage | 'signedIn'

/** Opens a channel to the other tabs of this browser. A tab never receives its own messages. */
export function openTabs(hear: (word: TabMessage) => void) {
  const channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ended' || data === 'expired' || data === 'signedIn') hear(data)
  }
  return { tell: (word: TabMessage) => channel.postMessage(word), close: () => channel.close() }
}
