import type { FastifyInstance } from 'fastify'
import { refuse } from './errors/error-handler.ts'
import { Refusal } from './errors/refusal.ts'

type Known = { readonly pattern: RegExp; readonly methods: Set<string> }

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replace(/[.$()+?^{}|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*$/, '.*')}/?$`,
  )

/**
 * Answers 404, or 405 with the allowed methods when only the method is wrong. It must be called before routes are
 * added.
 */
export const answerUnknownRoutes = (app: FastifyInstance): void => {
  const routes = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    for (const each of [method].flat()) known.methods.add(each)
    routes.set(url, known)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const allowed = new Set(
      [...routes.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]),
    )
    if (allowed.size === 0 || allowed.has(request.method)) return refuse(request, reply, new Refusal('notFound'))
    return refuse(request, reply.header('allow', [...allowed].join(', ')), new Refusal('methodNotAllowed'))
  })
}
