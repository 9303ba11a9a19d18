import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** Of the empty string: in a production build the style sheet of the components begins as an empty element. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", emptyStyle],
  imgSrc: ["'self'", 'blob:', 'data:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
}

/** What helmet answers with. It is the same for every request, and working it out anew each time costs 30 microseconds. */
const helmetHeaders = async (https: boolean): Promise<Record<string, string>> => {
  const model = Fastify()
  await model.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    // On plain http both would send the browser to an https that is not there.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // The Origin of our own requests is part of the same-site check, so the policy must not blank it.
    referrerPolicy: { policy: 'same-origin' },
  })
  model.get('/', async (_, reply) => reply.code(204).send())
  const { headers } = await model.inject('/')
  await model.close()
  const own = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'connection')
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

export const guardHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const headers = await helmetHeaders(publicUrl.startsWith('https:'))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
}
