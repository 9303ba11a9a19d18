import type { FastifyInstance } from 'fastify'
import { positionHeader } from '#contract/live.ts'
import type { OwnOrigins } from './own-origins.ts'

const methods = 'GET, POST, PUT, PATCH, DELETE'
/** The headers that a page may read besides those that every page may. */
const readable = `Retry-After, X-Request-Id, Content-Disposition, ${positionHeader}`
/** A browser asks again after this many seconds. */
const remembered = '600'
const headerNames = /^[\w, -]{0,500}$/

/**
 * Lets the pages of our own origins call the API at another of them. Only routes that need no cookie answer them, and
 * credentials are never allowed: a token comes in a header, which no browser sends by itself.
 */
export const answerOwnOrigins = (app: FastifyInstance, { hasOrigin }: OwnOrigins): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, 'access-control-request-method': asked } = request.headers
    const { access, setsCookie } = request.routeOptions.config
    const preflight = request.method === 'OPTIONS' && asked !== undefined
    const open = (access === 'bearer' || access === 'none') && !setsCookie
    if (!preflight && !open) return
    reply.header('vary', 'Origin')
    if (origin === undefined || !hasOrigin(origin)) return
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readable)
    if (!preflight) return
    const headers = request.headers['access-control-request-headers'] ?? ''
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-max-age': remembered,
        ...(headerNames.test(headers) && { 'access-control-allow-headers': headers }),
      })
      .send()
  })
}
