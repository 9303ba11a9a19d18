import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from './errors/refusal.ts'

/** Answers 200 while the process and its database respond. */
export const serveHealth = (app: FastifyInstance, pool: Pool): void => {
  app.get('/healthz', async (request, reply) => {
    try {
      await pool.query({ name: 'healthz', text: 'select 1' })
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new Refusal('unavailable')
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
