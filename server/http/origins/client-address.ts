import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Returns an address in its one form: without a port, brackets or the prefix of an IPv4 address within IPv6. */
export const plainAddress = (address: string): string => {
  const bare = /^\[(?<inner>[^\]]+)\](?::\d+)?$/.exec(address)?.groups?.inner ?? address
  const mapped = /^::ffff:(?<v4>\d{1,3}(?:\.\d{1,3}){3})$/i.exec(bare)?.groups?.v4 ?? bare
  return isIP(mapped) === 0 ? mapped.replace(/:\d+$/, '') : mapped
}

/** Returns who sent a request, as a trusted proxy says or as the connection does. */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => plainAddress(ip)

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, kindOf(address))
    else list.addSubnet(address, Number(prefix), kindOf(address))
  }
  return list
}

/** Returns whether an address lies in one of the networks. */
export const within = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = listOf(networks)
  return (address) => isIP(address) !== 0 && list.check(address, kindOf(address))
}

/** Accepts `203.0.113.7`, `10.0.0.0/8`, `fd00::/8`. */
export const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32))
}

/** Reads what is separated by commas. */
export const textsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
