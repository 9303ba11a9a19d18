import { syncBuiltinESMExports } from 'node:module'
import os, { type NetworkInterfaceInfo } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { isPublicAddress } from '#server/features/connected-calendars/fetch/public-address.ts'

/** A machine that has an address of the open internet, as servers have. */
const own = '93.184.215.14'
const link: NetworkInterfaceInfo = {
  address: own,
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:01',
  internal: false,
  cidr: `${own}/24`,
}
/** The server's modules import the function itself, and only this hands a stand-in on to them. */
const machineHas = (links: NetworkInterfaceInfo[]): void => {
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: links })
  syncBuiltinESMExports()
}
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test('an address of this machine is closed, though anybody may reach it', () => {
  machineHas([])
  expect(isPublicAddress(own)).toBe(true)
  machineHas([link])
  expect(isPublicAddress(own)).toBe(false)
  expect(isPublicAddress('93.184.215.15')).toBe(true)
})
