import { expect, test } from 'vitest'
import { environmentOf, marketingSiteOf } from '#contract/environment.ts'

test.each([
  ['localhost', 'local'],
  ['LOCALHOST', 'local'],
  ['localhost.', 'local'],
  ['app.localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['127.8.9.10', 'local'],
  ['::1', 'local'],
  ['[::1]', 'local'],
  ['test.evenhand.com', 'test'],
  ['app-test.evenhand.com', 'test'],
  ['test2.evenhand.co.nz', 'test'],
  ['app.test.evenhand.com', 'test'],
  ['evenhand.test', 'test'],
  ['dev.evenhand.com', 'dev'],
  ['dev-7.evenhand.com.au', 'dev'],
  ['Dev.Evenhand.Com', 'dev'],
  ['preprod.evenhand.ca', 'preprod'],
  ['join-preprod.evenhand.com', 'preprod'],
])('%s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment)
})

test.each([
  'evenhand.com',
  'app.evenhand.com',
  'devon.example',
  'app.devon.example',
  'attest.com',
  'app.attest.com',
  'contest.evenhand.com',
  'testing.evenhand.com',
  'devices.evenhand.com',
  'test.com',
  'dev.co.nz',
  'preprod.com.au',
  'localhost.evil.com',
  'localhost-evil.com',
  '127.0.0.1.evil.com',
  'evil.com.127.0.0.1.nip.io',
  '0.0.0.0',
  '10.0.0.1',
  'test',
  '',
  '.',
])('"%s" is production', (host) => {
  expect(environmentOf(host)).toBe('production')
})

test.each([
  ['join.evenhand.com', 'https://www.evenhand.com'],
  ['join.evenhand.co.nz', 'https://www.evenhand.co.nz'],
  ['join.evenhand.ca', 'https://www.evenhand.ca'],
  ['join.evenhand.com.au', 'https://www.evenhand.com.au'],
  ['JOIN.evenhand.ca.', 'https://www.evenhand.ca'],
  ['join-test.evenhand.com', 'https://www.evenhand.com'],
  ['join.preprod.evenhand.co.nz', 'https://www.evenhand.co.nz'],
])('who joins at %s comes from %s', (host, site) => {
  expect(marketingSiteOf(host)).toBe(site)
})

test.each([
  'evenhand.com',
  'app.evenhand.com',
  'join.evenhand.com.evil.net',
  'join.evenhand.evil.com',
  'join.evenhand.constructor',
  'join.evenhand.',
  'rejoin.evenhand.com',
  'join.evenhand.co.uk',
  'join-evil.evenhand.com',
])('"%s" is no join host', (host) => {
  expect(marketingSiteOf(host)).toBeNull()
})
