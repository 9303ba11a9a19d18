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
    historyKeyDir: resolve('data/keys'),
    databaseUrls: undefined,
    demo: 'full',
    registrationLife: 7 * 24 * 3_600_000,
    bank: { provider: 'sandbox' },
    cards: { provider: 'practice' },
    smtpUrl: undefined,
    smtpTls: true,
    contactTo: undefined,
    publicUrl: 'http://127.0.0.1:4300',
    apiOrigins: [],
    apiBases: { own: '/', signUp: '/', second: '/' },
    trustedProxies: [],
    environment: 'local',
    production: false,
    ports: { supportChat: undefined, sessionRecording: undefined, maps: undefined },
    flagService: undefined,
    historyKey: undefined,
  })
})

test('the certificates of time-stamping authorities are a file that has some', () => {
  for (const TSA_CA of ['no-such-file.pem', 'README.md', 'tests'])
    expect(() => readConfig({ TSA_CA })).toThrow(new ConfigError('TSA_CA', 'a path to a PEM file with certificates'))
})

test('the keys can stand elsewhere than the checkpoints', () => {
  expect(readConfig({ DATA_DIR: '/srv/data' })).toMatchObject({ dataDir: '/srv/data', historyKeyDir: '/srv/data/keys' })
  expect(readConfig({ DATA_DIR: '/srv/data', HISTORY_KEY_DIR: '/etc/evenhand' })).toMatchObject({
    dataDir: '/srv/data',
    historyKeyDir: '/etc/evenhand',
  })
})

test('the logins of a server are set together, beside the one that owns the tables', () => {
  const url = 'postgresql://u:p@host/db'
  expect(readConfig({ DATABASE_URL: url }).databaseUrls).toEqual({
    migrator: url,
    app: undefined,
    jobs: undefined,
    tls: true,
  })
  expect(() => readConfig({ DATABASE_URL_APP: url })).toThrow('DATABASE_URL must be set')
  expect(() => readConfig({ DATABASE_URL: url, DATABASE_URL_APP: url })).toThrow(
    'DATABASE_URL_JOBS must be set together',
  )
  expect(() => readConfig({ DATABASE_URL: url, DATABASE_URL_JOBS: url })).toThrow(
    'DATABASE_URL_APP must be set together',
  )
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test('the public address follows host and port unless it is given', () => {
  expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
  expect(readConfig({ PUBLIC_URL: 'https://app.example.org/' }).publicUrl).toBe('https://app.example.org')
})

test('one API serves every page unless others are named', () => {
  const api = 'https://api.example.org'
  expect(readConfig({ API_URL: api }).apiBases).toEqual({ own: api, signUp: api, second: api })
  const second = 'https://other.example.org/v2'
  expect(readConfig({ SECOND_API_URL: second }).apiBases).toEqual({ own: '/', signUp: '/', second })
  const origins = 'https://api.example.org/, http://10.1.2.3:8080'
  expect(readConfig({ API_ORIGINS: origins }).apiOrigins).toEqual(['https://api.example.org', 'http://10.1.2.3:8080'])
})

test.each([
  ['PEM', pem],
  ['one line of PEM', pem.replaceAll('\n', '\\n')],
  ['base64', base64],
])('the history key is read from %s', (_, text) => {
  expect(readConfig({ HISTORY_KEY: text }).historyKey?.equals(privateKey)).toBe(true)
})

test.each([
  [{}, 'local', false],
  [{ NODE_ENV: 'production' }, 'production', true],
  [{ PUBLIC_URL: 'https://app.example.org' }, 'production', true],
  [{ PUBLIC_URL: 'https://test.example.org' }, 'test', false],
  [{ PUBLIC_URL: 'https://test.example.org', NODE_ENV: 'production' }, 'test', true],
  [{ PUBLIC_URL: 'https://localhost.evil.com' }, 'production', true],
])('%j is %s', (env, environment, production) => {
  expect(readConfig(env)).toMatchObject({ environment, production })
})

test('a service of others is configured by its two settings, both or neither', () => {
  const env = { MAPS_URL: 'https://maps.example/module.js', MAPS_KEY: 'key-1' }
  expect(readConfig(env).ports.maps).toEqual({ url: env.MAPS_URL, key: env.MAPS_KEY })
  expect(() => readConfig({ MAPS_KEY: 'key-1' })).toThrow('MAPS_URL must be set together with MAPS_KEY.')
  expect(() => readConfig({ MAPS_URL: env.MAPS_URL })).toThrow('MAPS_KEY must be set together with MAPS_URL.')
})

test('a flag service is configured by its two settings, both or neither', () => {
  const env = { FLAGS_URL: 'https://flags.example/base', FLAGS_CLIENT_ID: 'client.id+1/2==' }
  expect(readConfig(env).flagService).toEqual({ url: env.FLAGS_URL, clientId: env.FLAGS_CLIENT_ID })
  const { FLAGS_URL, FLAGS_CLIENT_ID } = env
  expect(() => readConfig({ FLAGS_CLIENT_ID })).toThrow('FLAGS_URL must be set together with FLAGS_CLIENT_ID.')
  expect(() => readConfig({ FLAGS_URL })).toThrow('FLAGS_CLIENT_ID must be set together with FLAGS_URL.')
  const onThisMachine = { FLAGS_URL: 'http://127.0.0.1:8016', FLAGS_CLIENT_ID }
  expect(readConfig(onThisMachine).flagService?.url).toBe(onThisMachine.FLAGS_URL)
})

test.each([
  ['PORT', '65536'],
  ['PORT', '43oo'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://u:hidden@host/db'],
  ['SMTP_URL', 'mail.example.org:hidden'],
  ['PUBLIC_URL', 'https://app.example.org/hidden'],
  ['API_ORIGINS', 'https://api.example.org, https://app.example.org/hidden'],
  ['API_URL', 'ftp://api.example.org'],
  ['SECOND_API_URL', 'api.example.org'],
  ['NODE_ENV', 'live'],
  ['DEMO', 'huge'],
  ['SUPPORT_CHAT_URL', 'http://hidden.example/w.js'],
  ['MAPS_KEY', "hidden'; script-src *"],
  ['FLAGS_URL', 'http://hidden.example'],
  ['FLAGS_URL', 'https://user:hidden@flags.example'],
  ['FLAGS_URL', 'https://flags.example/?token=hidden'],
  ['FLAGS_CLIENT_ID', 'hidden id'],
  ['HISTORY_KEY', 'hidden'],
  ['HISTORY_KEY', rsa.toString()],
])('a wrong %s is named with what was expected, and not repeated', (name, value) => {
  const attempt = () => readConfig({ [name]: value })
  expect(attempt).toThrow(ConfigError)
  expect(attempt).toThrow(new RegExp(`^${name} must be `))
  expect(attempt).not.toThrow(/hidden/)
})

test('the bank to practise with is there unless it is production, and there where it is asked for', () => {
  const providerOf = (env: NodeJS.ProcessEnv) => readConfig(env).bank.provider
  expect(providerOf({ NODE_ENV: 'production' })).toBe('none')
  expect(providerOf({ PUBLIC_URL: 'https://app.evenhand.com' })).toBe('none')
  expect(providerOf({ NODE_ENV: 'production', BANK_PROVIDER: 'sandbox' })).toBe('sandbox')
})

const dwolla = {
  DWOLLA_KEY: 'a-key-of-ours',
  DWOLLA_SECRET: 'a-secret-of-ours',
  DWOLLA_WEBHOOK_SECRET: 'a-shared-secret',
}

test('a provider is chosen by name and has all of its keys', () => {
  expect(readConfig({ BANK_PROVIDER: 'dwolla', ...dwolla }).bank).toEqual({
    provider: 'dwolla',
    environment: 'sandbox',
    key: 'a-key-of-ours',
    secret: 'a-secret-of-ours',
    webhookSecret: 'a-shared-secret',
  })
  const live = readConfig({ BANK_PROVIDER: 'dwolla', DWOLLA_ENVIRONMENT: 'production', ...dwolla })
  expect(live.bank).toMatchObject({ environment: 'production' })
})

const stripe = { STRIPE_SECRET_KEY: 'sk_test_of_our_own', STRIPE_WEBHOOK_SECRET: 'whsec_shared_with_us' }

test('cards are practised with unless it is production, and charged by Stripe with both of its secrets', () => {
  const cardsOf = (env: NodeJS.ProcessEnv) => readConfig(env).cards
  expect(cardsOf({})).toEqual({ provider: 'practice' })
  expect(cardsOf({ NODE_ENV: 'production' })).toEqual({ provider: 'none' })
  expect(cardsOf({ NODE_ENV: 'production', CARD_PROVIDER: 'practice' })).toEqual({ provider: 'practice' })
  const secrets = { secretKey: 'sk_test_of_our_own', webhookSecret: 'whsec_shared_with_us' }
  expect(cardsOf({ CARD_PROVIDER: 'stripe', ...stripe })).toEqual({
    provider: 'stripe',
    ...secrets,
    apiUrl: 'https://api.stripe.com',
  })
})

test.each([
  [{ ...stripe }, 'CARD_PROVIDER'],
  [{ CARD_PROVIDER: 'stripe', ...stripe, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  [{ CARD_PROVIDER: 'stripe', ...stripe, STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET'],
  [{ CARD_PROVIDER: 'stripe', ...stripe, STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
  [{ ...dwolla }, 'BANK_PROVIDER'],
  [{ BANK_PROVIDER: 'dwolla', ...dwolla, DWOLLA_SECRET: '' }, 'DWOLLA_SECRET'],
  [{ BANK_PROVIDER: 'dwolla', ...dwolla, DWOLLA_WEBHOOK_SECRET: undefined }, 'DWOLLA_WEBHOOK_SECRET'],
  [{ BANK_PROVIDER: 'paypal' }, 'BANK_PROVIDER'],
])('half a provider stops the start with the name of what is wrong', (env, variable) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ variable }))
})

test('files are in a bucket of one address', () => {
  const s3 = (S3_URL: string) => readConfig({ S3_URL }).s3
  expect(s3('https://KEY:SE%2FCRET@s3.eu-west-1.amazonaws.com/evenhand')).toEqual({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    bucket: 'evenhand',
    prefix: '',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'SE/CRET' },
  })
  expect(s3('https://store.example:9000/evenhand/a/b/?region=here')).toMatchObject({
    endpoint: 'https://store.example:9000',
    region: 'here',
    prefix: 'a/b',
    credentials: undefined,
  })
  expect(s3('http://localhost:9000/evenhand')?.region).toBe('us-east-1')
})

test.each([
  'http://KEY:SECRET@store.example/evenhand',
  'https://store.example',
  'https://KEY@store.example/evenhand',
  'https://store.example/Evenhand',
  'https://store.example/evenhand/..%2Fother',
  'https://store.example/evenhand?endpoint=other',
  's3://evenhand',
])('%s is no address of a bucket', (S3_URL) => {
  expect(() => readConfig({ S3_URL })).toThrow('S3_URL must be an address such as https://KEY:SECRET@')
})
