import type { FastifyInstance } from 'fastify'
import { livePath } from '#contract/live.ts'
import { type Callers, requireCaller } from '../http/caller.ts'
import type { LiveHub } from './hub.ts'

export const liveRoutes = (app: FastifyInstance, hub: LiveHub, callers: Callers): void => {
  app.get(livePath, { config: { access: 'cookie' }, exposeHeadRoute: false }, async (request, reply) => {
    const caller = requireCaller(request.caller)
    hub.open(reply, caller, () => callers.findAgain(caller))
  })
}
