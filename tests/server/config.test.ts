import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const base64 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })

test('an empty environment is a whole configuration', () => {
  expect(readConfig({})).toEqual({
    port: 4300,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    demo: 'full',
    smtpUrl: undefined,
    contactTo: undefined,
    publicUrl: 'http://127.0.0.1:4300',
    production: false,
    historyKey: undefined,
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test('the public address follows host and port unless it is given', () => {
  expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
  expect(readConfig({ PUBLIC_URL: 'https://app.example.org/' }).publicUrl).toBe('https://app.example.org')
})

test.each([
  ['PEM', pem],
  ['one line of PEM', pem.replaceAll('\n', '\\n')],
  ['base64', base64],
])('the history key is read from %s', (_, text) => {
  expect(readConfig({ HISTORY_KEY: text }).historyKey?.equals(privateKey)).toBe(true)
})

test.each([
  ['PORT', '65536'],
  ['PORT', '43oo'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://u:hidden@host/db'],
  ['SMTP_URL', 'mail.example.org:hidden'],
  ['PUBLIC_URL', 'https://app.example.org/hidden'],
  ['NODE_ENV', 'live'],
  ['DEMO', 'huge'],
  ['HISTORY_KEY', 'hidden'],
  ['HISTORY_KEY', rsa.toString()],
])('a wrong %s is named with what was expected, and not repeated', (name, value) => {
  const attempt = () => readConfig({ [name]: value })
  expect(attempt).toThrow(ConfigError)
  expect(attempt).toThrow(new RegExp(`^${name} must be `))
  expect(attempt).not.toThrow(/hidden/)
})
