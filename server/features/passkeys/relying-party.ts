import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/** The name that passkeys belong to, and the pages that may ask for them. */
export type RelyingParty = { readonly id: string; readonly origin: string }

const isAddress = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname)

/**
 * Returns the name that passkeys of a request belong to; null at an address in digits, which can have none. A server that
 * is known by its loopback address has them for whoever calls it localhost.
 */
export const relyingPartyOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { host }: Pick<FastifyRequest, 'host'>,
): RelyingParty | null => {
  const own = new URL(publicUrl)
  if (!isAddress(own.hostname)) return { id: own.hostname, origin: own.origin }
  const called = URL.parse(`${own.protocol}//${host}`)
  return called?.hostname === 'localhost' ? { id: called.hostname, origin: called.origin } : null
}
