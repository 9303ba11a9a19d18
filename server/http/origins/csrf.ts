import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors/refusal.ts'
import type { OwnOrigins } from './own-origins.ts'

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** The host of the request was checked before, so an Origin with the same host is ours too. */
const isOwn = (origin: string, { host }: FastifyRequest, { hasOrigin }: OwnOrigins): boolean =>
  hasOrigin(origin) || URL.parse(origin)?.host === host

/**
 * `none` means that the person typed the address or used a bookmark. Browsers without Fetch-Metadata still send an
 * Origin with unsafe methods. A page of another of our origins names itself by its Origin.
 */
const comesFromUs = (request: FastifyRequest, origins: OwnOrigins): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && origins.hasOrigin(origin)) return true
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined ? isSafe(request.method) : isOwn(origin, request, origins)
}

/**
 * Keeps other sites from using our cookie or setting one, and from changing anything at all. No browser sends a bearer
 * token by itself, so a request with one may come without an Origin; it must not come with a foreign one. Signatures are
 * exempt. Pages and their files grant nothing and may be linked from anywhere.
 */
export const refuseCrossSite = (app: FastifyInstance, origins: OwnOrigins): void => {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'signed') return
    const { origin } = request.headers
    const foreign = origin !== undefined && !isSafe(request.method) && !isOwn(origin, request, origins)
    if (foreign || (access !== 'bearer' && !comesFromUs(request, origins))) throw new Refusal('crossSiteRefused')
  })
}
