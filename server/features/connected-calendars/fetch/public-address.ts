import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

// Special-purpose addresses by the registries of IANA (RFC 6890): this host, private networks, links, tests, groups.
const closed4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** The open addresses of IPv6 are the global ones, without those that carry an IPv4 address or are set apart. */
const closed6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [net, bits] of closed4) closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of closed6) closed.addSubnet(net, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

const isOurs = (ip: string): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === ip))

/** Says whether an address is one of the open internet, and not one of this machine. */
export const isPublicAddress = (ip: string): boolean => {
  if (isOurs(ip)) return false
  if (isIPv4(ip)) return !closed.check(ip, 'ipv4')
  return isIPv6(ip) && global6.check(ip, 'ipv6') && !closed.check(ip, 'ipv6')
}
