import type { FastifyInstance } from 'fastify'
import { isClosedTo } from './administrators.ts'
import { type Callers, isAboutFamilyOf, tokenOf } from './caller.ts'
import { Refusal } from './errors/refusal.ts'
import { isAllowedWhileHeld } from './held-family.ts'

/**
 * Identifies the caller before anything is parsed. A route that requires a caller answers 401 to everyone else. A route
 * that confirms its caller itself gets the one who is expected.
 */
export const identify = (app: FastifyInstance, callers: Callers, cookieName: string): void => {
  app.decorateRequest('caller', null)
  app.decorateRequest('expected', null)
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access === undefined) return
    reply.header('cache-control', 'no-store')
    if (access === 'none' || access === 'signed') return
    const token = tokenOf(request, access, cookieName)
    const { confirmsCaller } = request.routeOptions.config
    const expected = token && confirmsCaller ? callers.expect(token) : null
    // Their session showed another family when they sent their last request; the database knows what it shows now.
    request.expected = expected && isAboutFamilyOf(expected.caller, request) ? expected : null
    request.caller = request.expected?.caller ?? null
    if (request.caller) return
    request.caller = token ? await callers.find(token) : null
    if (!request.caller && access !== 'optional') throw new Refusal('unauthenticated')
    if (!request.caller) return
    if (access !== 'optional' && isClosedTo(request.caller, request.routeOptions)) throw new Refusal('notAllowed')
    if (request.caller.isHeld && !isAllowedWhileHeld(request.routeOptions)) throw new Refusal('familyHeld')
  })
}
