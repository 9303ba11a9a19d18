import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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

export const guardHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const https = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    // On plain http both would send the browser to an https that is not there.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // The Origin of our own requests is part of the same-site check, so the policy must not blank it.
    referrerPolicy: { policy: 'same-origin' },
  })
}
