import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { productName } from '#i18n/product.ts'
import { docsPage, docsStyle } from './docs-page.ts'

/** Must be called before routes are bound, because the plugin listens to them. */
export const describeRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: productName, version: '1', description: 'What the browser app calls; bound from the contract.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The short token `auth` of the session values.' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'evenhand', description: 'The session itself.' },
        },
      },
    },
    transform: (route) => {
      const documented = route.url.startsWith('/pub/') || route.url.startsWith('/ofw/appv2/')
      return documented ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url }
    },
  })
}

export const serveDocument = (app: FastifyInstance): void => {
  const hidden = { schema: { hide: true } }
  // Each is rendered anew, and anybody may ask for it.
  const described = { ...hidden, config: { pace: 'description' } } as const
  app.get('/pub/v1/openapi.json', described, async (_, reply) => reply.send(app.swagger()))
  app.get('/pub/v1/docs', described, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  )
  app.get('/pub/v1/docs.css', hidden, async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
