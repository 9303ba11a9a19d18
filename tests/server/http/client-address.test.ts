import { expect, test } from 'vitest'
import { isNetwork, plainAddress, within } from '#server/http/origins/client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', 'unknown'],
])('%s is %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})

test('networks hold what lies in them, and never what is no address', () => {
  const inside = within(['127.0.0.0/8', '::1', 'fc00::/7'])
  expect(['127.9.9.9', '::1', 'fd00::7', '128.0.0.1', '::2', 'unknown', ''].map(inside)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ])
})

test.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0', false],
  ['example.org', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
])('%s as a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected)
})
