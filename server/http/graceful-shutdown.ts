import type { FastifyInstance } from 'fastify'

/** What is under way when the end begins has this long to be answered. */
const graceMs = 500

/**
 * An orderly end is bounded: idle connections close at once, and after the grace those that are left too. Browsers open
 * some ahead of need and never ask anything on them; they count as neither idle nor at work.
 */
export const limitShutdown = (app: FastifyInstance): void => {
  let late: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  })
  app.addHook('onClose', async () => clearTimeout(late))
}
