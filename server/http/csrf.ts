import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/** `none`: typed or bookmarked by the person. Browsers that send no Fetch-Metadata still send an Origin with what is unsafe. */
const isSameOrigin = ({ headers, method, host }: FastifyRequest, ownHost: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return isSafe(method)
  const from = URL.parse(origin)?.host
  return from !== undefined && (from === host || from === ownHost)
}

/**
 * Another site can neither use our cookie nor put one there. A bearer and a signature are exempt: no browser sends either by
 * itself. Pages and their files carry no right and may be linked to from anywhere.
 */
export const refuseCrossSite = (app: FastifyInstance, publicUrl: string): void => {
  const ownHost = new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === undefined || access === 'bearer' || access === 'signed') return
    if (!isSameOrigin(request, ownHost)) throw new Refusal('crossSiteRefused')
  })
}
