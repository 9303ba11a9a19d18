import type { FastifyInstance } from 'fastify'
import { livePath } from '#contract/live.ts'
import { type Callers, requireCaller, tokenOf } from '../http/caller.ts'
import type { LiveHub } from './hub.ts'

export const liveRoutes = (app: FastifyInstance, hub: LiveHub, callers: Callers, cookieName: string): void => {
  app.get(livePath, { config: { access: 'cookie' }, exposeHeadRoute: false }, async (request, reply) => {
    const token = tokenOf(request, 'cookie', cookieName)
    hub.open(reply, requireCaller(request.caller), async () => (token ? callers.find(token) : null))
  })
}
