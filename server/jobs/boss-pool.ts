import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Db } from 'pg-boss'
import { listenTo } from '../db/listener.ts'
import { type Login, surviveLostConnections } from '../db/open.ts'

/** Jobs have a pool of their own: pg-boss needs dates as Date, and a busy shared pool would delay jobs. */
export const bossPool = ({ clientConfig }: Login, max: number): pg.Pool => {
  const { types: _, ...connection } = clientConfig
  const pool = new pg.Pool({ ...connection, max })
  surviveLostConnections(pool)
  return pool
}

/** Lets pg-boss send its statements over a pool that the caller ends. */
export const executeOn = (pool: pg.Pool): Db => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
})

/** Lets pg-boss hear of new jobs too, over a connection of its own, so that they need not wait for the next poll. */
export const workOn = (pool: pg.Pool, { clientConfig }: Login, log: FastifyBaseLogger): Db => ({
  ...executeOn(pool),
  listen: async (channel, hear, missed) => ({
    close: await listenTo({ connection: clientConfig, channel, log, hear, missed }),
  }),
})
