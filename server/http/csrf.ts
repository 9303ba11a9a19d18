import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors/refusal.ts'

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * `none` means that the person typed the address or used a bookmark. Browsers without Fetch-Metadata still send an
 * Origin with unsafe methods.
 */
const isSameOrigin = ({ headers, method, host }: FastifyRequest, ownHost: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return isSafe(method)
  const from = URL.parse(origin)?.host
  return from !== undefined && (from === host || from === ownHost)
}

/**
 * Keeps other sites from using our cookie or setting one. Bearer tokens and signatures are exempt, because no browser
 * sends them by itself. Pages and their files grant nothing and may be linked from anywhere.
 */
export const refuseCrossSite = (app: FastifyInstance, publicUrl: string): void => {
  const ownHost = new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'bearer' || access === 'signed') return
    if (!isSameOrigin(request, ownHost)) throw new Refusal('crossSiteRefused')
  })
}
