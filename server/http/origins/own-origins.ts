import type { Config } from '../../config.ts'
import { plainAddress } from './client-address.ts'

/** Says which hosts and origins belong to this installation: the public one and those of its API. */
export type OwnOrigins = {
  readonly hasOrigin: (origin: string) => boolean
  /** `peer` is the address at the other end of the connection. */
  readonly hasHost: (host: string | undefined, peer: string | undefined) => boolean
}

const isLoopbackPeer = (peer: string | undefined): boolean => /^(?:127\.|::1$)/.test(plainAddress(peer ?? ''))
const isLoopbackHost = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')

/** Returns the URL that a Host header names; a browser leaves out the usual port, and a proxy may add it. */
const urlOf = (protocol: string, host: string): URL | null =>
  /^[\w.:[\]-]+$/.test(host) ? URL.parse(`${protocol}//${host.replace(/\.(?=:\d+$|$)/, '')}`) : null

export const ownOriginsOf = ({ publicUrl, apiOrigins }: Pick<Config, 'publicUrl' | 'apiOrigins'>): OwnOrigins => {
  const origins = new Set([publicUrl, ...apiOrigins])
  const known = [...origins].map((origin) => new URL(origin))
  return {
    hasOrigin: (origin) => origins.has(origin),
    hasHost: (host, peer) => {
      const names = (protocol: string) => (host === undefined ? null : urlOf(protocol, host))
      if (known.some(({ protocol, host: own }) => names(protocol)?.host === own)) return true
      // A proxy, a monitor and the development server on this machine may name it by the loopback.
      return isLoopbackPeer(peer) && isLoopbackHost(names('http:')?.hostname ?? '')
    },
  }
}
