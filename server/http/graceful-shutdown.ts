import type { FastifyInstance } from 'fastify'

/** Requests under way at shutdown have this long to be answered. */
const graceMs = 500

/**
 * Limits the time of an orderly shutdown: idle connections close at once, and the remaining ones after the grace
 * period. Browsers open some connections in advance, which count as neither idle nor active.
 */
export const limitShutdown = (app: FastifyInstance): void => {
  let late: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  })
  app.addHook('onClose', async () => clearTimeout(late))
}
