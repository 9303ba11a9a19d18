import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors/refusal.ts'
import type { OwnOrigins } from './own-origins.ts'

/** A monitor asks a process by its address in the network. These answers use no cookie and hold nothing of a person. */
const forMonitors = new Set(['/healthz', '/metrics'])

/**
 * Refuses a request for another host, so that a foreign name that points here (DNS rebinding) is no way into a session,
 * and no cache or proxy stores our answers under it.
 */
export const refuseOtherHosts = (app: FastifyInstance, { hasHost }: OwnOrigins): void => {
  app.addHook('onRequest', async (request) => {
    if (forMonitors.has(request.routeOptions.url ?? '')) return
    if (!hasHost(request.host, request.socket.remoteAddress)) throw new Refusal('wrongHost')
  })
}
