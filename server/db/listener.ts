import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

type Listening = {
  readonly connection: pg.ClientConfig
  /** A plain identifier, which stands in the statement as it is. */
  readonly channel: string
  readonly log: FastifyBaseLogger
  readonly hear: (payload: string) => void
  /** Called after a gap, because the messages in between are lost. */
  readonly missed: () => void
}

const longestPause = 5_000

/**
 * Opens a connection that listens to all processes. When it is lost, it reconnects at increasing intervals.
 * @returns a function that ends it
 */
export const listenTo = async (listening: Listening): Promise<() => Promise<void>> => {
  const { channel, log, missed } = listening
  const ending = new AbortController()
  let client = await connect(listening)
  const keep = async () => {
    while (!ending.signal.aborted) {
      await lost(client, ending.signal)
      if (ending.signal.aborted) break
      log.warn({ channel }, 'a connection that listens to the database was lost')
      client = await again(listening, ending.signal)
      missed()
    }
    await client.end()
  }
  const keeping = keep().catch((error: unknown) => {
    if (!ending.signal.aborted) log.error({ err: error, channel }, 'a connection that listens to the database ended')
  })
  return async () => {
    ending.abort()
    await keeping
  }
}

const connect = async ({ connection, channel, hear }: Listening): Promise<pg.Client> => {
  const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => payload && hear(payload))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

const again = async (listening: Listening, signal: AbortSignal, wait = 50): Promise<pg.Client> => {
  await pause(wait, undefined, { signal })
  return connect(listening).catch(() => again(listening, signal, Math.min(wait * 2, longestPause)))
}

const lost = (client: pg.Client, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    client.once('end', resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
