import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { FetchFailed } from './fetch-problem.ts'
import { isPublicAddress } from './public-address.ts'

export type Resolved = { readonly address: string; readonly family: number }
/** Finds every address of a name. */
export type Resolve = (host: string) => Promise<readonly Resolved[]>

export const resolveByDns: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/**
 * Finds the address to connect to. One closed address among several closes them all, because the next look at the name
 * might give that one.
 * @throws {FetchFailed} unreachable, privateAddress
 */
export const openAddressOf = async ({ hostname }: URL, resolve: Resolve): Promise<Resolved> => {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family > 0 ? [{ address: host, family }] : await resolve(host).catch(() => [])
  const [first] = found
  if (!first) throw new FetchFailed('unreachable')
  if (!found.every(({ address }) => isPublicAddress(address))) throw new FetchFailed('privateAddress')
  return first
}
