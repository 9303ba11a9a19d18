import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { PortDto } from '#contract/ports.ts'
import type { Config } from '../config.ts'

/** This is the hash of the empty string: in a production build the component library's style element starts empty. */
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

/** The app uses none of these features of the browser, and nothing that it embeds may. A check-in asks where a person is. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]

/**
 * Computes helmet's headers once: they are the same for every request, and computing them each time costs 30
 * microseconds.
 */
const helmetHeaders = async (https: boolean, directives: typeof policy): Promise<Record<string, string>> => {
  const model = Fastify()
  await model.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    // On plain http, both would send the browser to an https address that does not exist.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // The CSRF check needs the Origin of our own requests, so the policy must not remove it.
    referrerPolicy: { policy: 'same-origin' },
  })
  model.get('/', async (_, reply) => reply.code(204).send())
  const { headers } = await model.inject('/')
  await model.close()
  const own = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'connection')
  const refused = [...permissions.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ')
  return { ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])), 'permissions-policy': refused }
}

type Dependencies = Pick<Config, 'publicUrl' | 'apiOrigins' | 'apiBases' | 'ports'>

/** Returns the other origins to which a page may send its calls. */
const apiOriginsOf = ({ publicUrl, apiOrigins, apiBases }: Dependencies): string[] => {
  const bases = [apiBases.own, apiBases.signUp, apiBases.second].map((base) => new URL(base, publicUrl).origin)
  return [...apiOrigins, ...bases].filter((origin) => origin !== publicUrl)
}

/** Adds the origins of the API and of the configured services, and only the directives that each of them needs. */
const policyWith = (config: Dependencies): typeof policy & { frameSrc?: string[] } => {
  const { supportChat, sessionRecording, maps } = config.ports
  const origins = (...ports: (PortDto | undefined)[]) => [
    ...new Set(ports.flatMap((port) => (port ? new URL(port.url).origin : []))),
  ]
  const all = origins(supportChat, sessionRecording, maps)
  const frames = origins(supportChat)
  return {
    ...policy,
    scriptSrc: [...policy.scriptSrc, ...all],
    connectSrc: [...new Set([...policy.connectSrc, ...apiOriginsOf(config), ...all])],
    imgSrc: [...policy.imgSrc, ...origins(supportChat, maps)],
    ...(frames.length > 0 && { frameSrc: frames }),
  }
}

export type SecurityHeaders = Readonly<Record<string, string>>

export const securityHeadersOf = (config: Dependencies): Promise<SecurityHeaders> =>
  helmetHeaders(config.publicUrl.startsWith('https:'), policyWith(config))

export const setSecurityHeaders = (app: FastifyInstance, headers: SecurityHeaders): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
}
