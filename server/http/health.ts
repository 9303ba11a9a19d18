import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from './errors/refusal.ts'

export type States = {
  readonly record: () => Promise<{ readonly state: string }>
  readonly jobs: () => Promise<{ readonly state: string }>
}

/**
 * Answers 200 while the process and its database respond. Neither a contradicted record nor a failing job stops the
 * service; the answer says so, and an operator must look.
 */
export const serveHealth = (app: FastifyInstance, pool: Pool, { record, jobs }: States): void => {
  app.get('/healthz', async (request, reply) => {
    try {
      await pool.query({ name: 'healthz', text: 'select 1' })
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new Refusal('unavailable')
    }
    const [recorded, worked] = await Promise.all([record(), jobs()])
    const states = { record: recorded.state, jobs: worked.state }
    return reply.header('cache-control', 'no-store').send({ status: 'ok', ...states })
  })
}
