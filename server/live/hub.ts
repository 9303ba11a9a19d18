import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { Login } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '../http/errors/refusal.ts'
import { listenTo } from './listener.ts'
import { changeOf, mayKnow, readNotice } from './notice.ts'
import { type Stream, streamTo } from './stream.ts'

/** The tabs of a browser share one stream; this allows for several browsers, and for tabs that take over from one another. */
const streamsPerSession = 8

export type LiveHub = {
  /**
   * @param recheck returns the present caller; null once the session is over
   * @throws {Refusal} rateLimited when the session has too many open streams
   */
  open(reply: FastifyReply, caller: Caller, recheck: () => Promise<Caller | null>): void
  readonly count: () => number
  end(): Promise<void>
}

type Dependencies = {
  readonly login: Login
  readonly log: FastifyBaseLogger
  readonly beatMs: number
}

/** Manages the open streams of this process, and the one connection that reports changes by any process. */
export const openHub = async ({ login, log, beatMs }: Dependencies): Promise<LiveHub> => {
  const streams = new Set<Stream>()

  const signOut = (stream: Stream) => {
    stream.send('signedOut', {})
    stream.end()
  }
  const hear = (payload: string) => {
    const message = readNotice(payload)
    // Its text is not logged, because nobody knows what it holds.
    if (!message) return log.warn({ length: payload.length }, 'a notice between processes was not understood')
    for (const stream of streams)
      if ('ended' in message) {
        if (stream.caller.sessionId === message.ended) signOut(stream)
      } else if (mayKnow(message, stream.caller.viewer)) stream.send('change', changeOf(message))
  }
  /** Checks each session and its rights again, because expiry and revocation send no event. */
  const beat = async (stream: Stream) => {
    const now = await stream.recheck()
    if (!now) return signOut(stream)
    stream.caller = now
    stream.beat()
  }
  const beats = setInterval(() => {
    for (const stream of streams)
      beat(stream).catch((error: unknown) => log.warn({ err: error }, 'a live stream was not asked after'))
  }, beatMs)
  beats.unref()
  const endAll = () => {
    for (const stream of streams) stream.end()
  }
  // After a gap the missed changes are unknown, so browsers reconnect and fetch everything they show.
  const stop = await listenTo({ connection: login.clientConfig, log, hear, missed: endAll })

  return {
    open: (reply, caller, recheck) => {
      const held = [...streams].filter((stream) => stream.caller.sessionId === caller.sessionId)
      if (held.length >= streamsPerSession) throw new Refusal('rateLimited', { retryAfter: 30 })
      streams.add(streamTo(reply, { caller, recheck }, (stream) => streams.delete(stream)))
    },
    count: () => streams.size,
    end: async () => {
      clearInterval(beats)
      endAll()
      await stop()
    },
  }
}
