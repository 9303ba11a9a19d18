import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON as Fastify does, except that an empty body is none where the route takes none: our pages name JSON with
 * every request.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && !request.routeOptions.schema?.body) done(null, undefined)
    else void parse(request, body, done)
  })
}
