import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { livePath, positionHeader } from '#contract/live.ts'
import { type Callers, requireCaller } from '../http/caller.ts'
import type { LiveHub } from './hub.ts'

const known = z.catch(z.object({ since: z.optional(z.string().check(z.maxLength(60))) }), {})

export const liveRoutes = (app: FastifyInstance, hub: LiveHub, callers: Callers): void => {
  // The position is taken before anything is read, so that no change falls between.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access) reply.header(positionHeader, hub.position())
  })
  app.get(livePath, { config: { access: 'cookie' }, exposeHeadRoute: false }, async (request, reply) => {
    const caller = requireCaller(request.caller)
    hub.open(reply, caller, () => callers.findAgain(caller), known.parse(request.query).since)
  })
}
