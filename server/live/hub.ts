import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { listenTo } from '../db/listener.ts'
import type { Login } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '../http/errors/refusal.ts'
import { liveChannel } from '../lifecycle/unit-of-work.ts'
import { countHeard, type Heard } from './heard.ts'
import { changeOf, mayKnow, readNotice } from './notice.ts'
import { type Stream, streamTo } from './stream.ts'

/** The tabs of a browser share one stream; this allows for several browsers, and for tabs that take over from one another. */
const streamsPerSession = 8
/** A browser that missed more changes than this asks for everything once instead of again for each. */
const mostTold = 10

export type LiveHub = {
  /**
   * @param recheck returns the present caller; null once the session is over
   * @param since the position up to which the browser knows everything; the changes after it are told at once
   * @throws {Refusal} rateLimited when the session has too many open streams
   */
  open(reply: FastifyReply, caller: Caller, recheck: () => Promise<Caller | null>, since?: string): void
  /** Returns the position up to which an answer that is begun now misses no change. */
  readonly position: () => string
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
  const heard = countHeard()

  const signOut = (stream: Stream) => {
    stream.send('signedOut', {})
    stream.end()
  }
  const hear = (payload: string) => {
    const message = readNotice(payload)
    // Its text is not logged, because nobody knows what it holds.
    if (!message) {
      log.warn({ length: payload.length }, 'a notice between processes was not understood')
      return heard.lose()
    }
    if ('ended' in message) {
      for (const stream of streams) if (stream.caller.sessionId === message.ended) signOut(stream)
      return
    }
    const latest = heard.add(message)
    for (const stream of streams) tell(stream, latest)
  }
  const tell = (stream: Stream, { change, position }: Heard) => {
    if (mayKnow(change, stream.caller.viewer)) stream.send('change', changeOf(change), position)
  }
  /** Tells the changes since a position, or that the browser has to ask for everything again. */
  const begin = (stream: Stream, since: string | undefined) => {
    const later = heard.after(since)?.filter(({ change }) => mayKnow(change, stream.caller.viewer))
    const latest = new Map(later?.map((one) => [`${one.change.topic} ${one.change.id}`, one]))
    const told = later && latest.size <= mostTold
    if (told) for (const one of latest.values()) tell(stream, one)
    stream.send('begun', { missed: !told }, heard.position())
  }
  /** Checks each session and its rights again, because expiry and revocation send no event. */
  const beat = async (stream: Stream) => {
    const now = await stream.recheck()
    if (!now) return signOut(stream)
    stream.caller = now
    stream.send('position', {}, heard.position())
  }
  const beats = setInterval(() => {
    for (const stream of streams)
      beat(stream).catch((error: unknown) => log.warn({ err: error }, 'a live stream was not asked after'))
  }, beatMs)
  beats.unref()
  const endAll = () => {
    for (const stream of streams) stream.end()
  }
  const lose = () => {
    heard.lose()
    endAll()
  }
  // After a gap the missed changes are unknown, so browsers reconnect and fetch everything they show.
  const stop = await listenTo({ connection: login.clientConfig, channel: liveChannel, log, hear, missed: lose })

  return {
    open: (reply, caller, recheck, since) => {
      const held = [...streams].filter((stream) => stream.caller.sessionId === caller.sessionId)
      if (held.length >= streamsPerSession) throw new Refusal('rateLimited', { retryAfter: 30 })
      const stream = streamTo(reply, { caller, recheck }, (ended) => streams.delete(ended))
      streams.add(stream)
      begin(stream, since)
    },
    position: heard.position,
    count: () => streams.size,
    end: async () => {
      clearInterval(beats)
      endAll()
      await stop()
    },
  }
}
