import type { KeyObject } from 'node:crypto'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type Environment, environmentOf } from '#contract/environment.ts'
import type { PortDto, PortName } from '#contract/ports.ts'
import {
  apiAddress,
  credential,
  databaseAddress,
  identifier,
  isCertificateFile,
  isOrigin,
  moduleAddress,
  privateKeyOf,
  urlOf,
} from './config-formats.ts'
import { type ClamdAddress, clamdAddressOf } from './files/scanner/clamd.ts'
import { isNetwork, textsOf } from './http/client-address.ts'

/** Where the pages send their calls: an address, or `/` for the page's own origin. */
export type ApiBases = {
  readonly own: string
  /** Serves the pages whose address contains `feewaiver` or `join`. */
  readonly signUp: string
  /** Points to a separate service that takes the same kinds of request. */
  readonly second: string
}

/**
 * Holds everything the environment decides; it is read once. Without a `historyKey`, the key file in `historyKeyDir` is used.
 */
export type Config = {
  readonly port: number
  readonly host: string
  /** This path is absolute. */
  readonly dataDir: string
  /** A PostgreSQL of one's own; without it the embedded one runs. */
  readonly databaseUrls: DatabaseUrls | undefined
  readonly smtpUrl: string | undefined
  /** The malware scanner; without it nothing is scanned. */
  readonly scanner: ClamdAddress | undefined
  /** Receives messages to us; when undefined, the address shown to the sender in their language does. */
  readonly contactTo: string | undefined
  /** Only proxies in these networks are believed when they say who sent a request. */
  readonly trustedProxies: readonly string[]
  /** The origin that people type, without a trailing slash. */
  readonly publicUrl: string
  /** The other origins of this installation, where its API answers too. */
  readonly apiOrigins: readonly string[]
  readonly apiBases: ApiBases
  /** Derived from the host that people type; see contract/environment.ts. */
  readonly environment: Environment
  /** True in production, where demo families and internal pages do not exist. NODE_ENV or the host decides. */
  readonly production: boolean
  /** Optional services of others; undefined when not configured. */
  readonly ports: Readonly<Record<PortName, PortDto | undefined>>
  readonly historyKey: KeyObject | undefined
  /** The folder of the signing key, an absolute path. It can stand elsewhere than the checkpoints. */
  readonly historyKeyDir: string
  /** Pairs of an address and a key, separated by commas; see `readWitnesses`. */
  readonly witnesses: string | undefined
  /** A time-stamping authority (RFC 3161) answers at this address. */
  readonly tsaUrl: string | undefined
  /** The file with the certificates that time-stamping authorities must lead to. */
  readonly tsaCa: string | undefined
  readonly bank: BankConfig
  /** `full` seeds two years of expenses, `small` only the present. */
  readonly demo: 'full' | 'small'
}

/** One address for each login; without `app` and `jobs` the migrator's login serves for all. */
export type DatabaseUrls = {
  readonly migrator: string
  readonly app: string | undefined
  readonly jobs: string | undefined
}

/** Chooses who moves the money; `none` serves no country. */
export type BankConfig =
  | { readonly provider: 'sandbox' | 'none' }
  | ({ readonly provider: 'dwolla'; readonly environment: 'sandbox' | 'production' } & Record<
      'key' | 'secret' | 'webhookSecret',
      string
    >)

/** Names the variable and what was expected; it never repeats the value, which may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly variable: string

  constructor(variable: string, expected: string) {
    super(`${variable} must be ${expected}.`)
    this.variable = variable
  }
}

const variables = {
  PORT: {
    schema: z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535)),
    expected: 'a port number from 0 to 65535 (0 picks a free one)',
  },
  HOST: { schema: z.string().check(z.regex(/^[\w.:-]+$/)), expected: 'a host name or an address to listen on' },
  DATA_DIR: { schema: z.string().check(z.refine((text) => !text.includes('\0'))), expected: 'a path to a folder' },
  HISTORY_KEY_DIR: {
    schema: z.string().check(z.refine((text) => !text.includes('\0'))),
    expected: 'a path to a folder',
  },
  DATABASE_URL: databaseAddress,
  DATABASE_URL_APP: databaseAddress,
  DATABASE_URL_JOBS: databaseAddress,
  SMTP_URL: { schema: urlOf('smtp:', 'smtps:'), expected: 'an address such as smtp://user:password@host:587' },
  SCANNER: {
    schema: z.string().check(z.refine((text) => clamdAddressOf(text) !== undefined)),
    expected: 'clamd://host:port or clamd:///path/to/socket',
  },
  TRUSTED_PROXIES: {
    schema: z.string().check(z.refine((text) => textsOf(text).every(isNetwork))),
    expected: 'addresses or networks such as 127.0.0.1, 10.0.0.0/8, separated by commas',
  },
  CONTACT_TO: { schema: z.email(), expected: 'an email address' },
  PUBLIC_URL: {
    schema: z.string().check(z.refine(isOrigin)),
    expected: 'an http or https origin without a path, such as https://app.example.org',
  },
  API_ORIGINS: {
    schema: z.string().check(z.refine((text) => textsOf(text).every(isOrigin))),
    expected: 'http or https origins without a path, such as https://api.example.org, separated by commas',
  },
  API_URL: apiAddress,
  SIGN_UP_API_URL: apiAddress,
  SECOND_API_URL: apiAddress,
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']),
    expected: 'production, development or test',
  },
  DEMO: { schema: z.enum(['full', 'small']), expected: 'full or small' },
  HISTORY_KEY: {
    schema: z.string().check(z.refine((text) => privateKeyOf(text) !== undefined)),
    expected: 'an Ed25519 private key, PKCS8, as PEM or as base64',
  },
  WITNESSES: {
    schema: z
      .string()
      .check(z.regex(/^https?:\/\/\S+ +\S+\+[0-9a-f]{8}\+[^\s,]+( *, *https?:\/\/\S+ +\S+\+[0-9a-f]{8}\+[^\s,]+)*$/)),
    expected:
      'pairs of an address and a key, such as https://witness.example witness.example+1a2b3c4d+BASE64, separated by commas',
  },
  TSA_URL: { schema: urlOf('http:', 'https:'), expected: 'the address of a time-stamping authority' },
  TSA_CA: {
    schema: z.string().check(z.refine(isCertificateFile)),
    expected: 'a path to a PEM file with certificates',
  },
  BANK_PROVIDER: { schema: z.enum(['sandbox', 'dwolla']), expected: 'sandbox or dwolla' },
  DWOLLA_KEY: credential,
  DWOLLA_SECRET: credential,
  DWOLLA_WEBHOOK_SECRET: credential,
  DWOLLA_ENVIRONMENT: { schema: z.enum(['sandbox', 'production']), expected: 'sandbox or production' },
  SUPPORT_CHAT_URL: moduleAddress,
  SUPPORT_CHAT_KEY: identifier,
  SESSION_RECORDING_URL: moduleAddress,
  SESSION_RECORDING_KEY: identifier,
  MAPS_URL: moduleAddress,
  MAPS_KEY: identifier,
} as const

type Variable = keyof typeof variables

/**
 * Reads the environment; an empty variable counts as unset.
 * @throws {ConfigError} for the first variable with a wrong value
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = (name: Variable) => checked(name, env[name])
  const port = Number(read('PORT') ?? 4300)
  const host = read('HOST') ?? '127.0.0.1'
  const historyKey = read('HISTORY_KEY')
  const dataDir = resolve(read('DATA_DIR') ?? 'data')
  const url = new URL(read('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  const live = read('NODE_ENV') === 'production'
  const byHost = environmentOf(url.hostname)
  // A production server without a public address runs behind a proxy, so its own host says nothing.
  const environment = live && byHost === 'local' ? 'production' : byHost
  const production = live || environment === 'production'
  return {
    port,
    host,
    dataDir,
    historyKeyDir: resolve(read('HISTORY_KEY_DIR') ?? join(dataDir, 'keys')),
    databaseUrls: databaseUrlsOf(read),
    smtpUrl: read('SMTP_URL'),
    scanner: clamdAddressOf(read('SCANNER') ?? ''),
    contactTo: read('CONTACT_TO'),
    trustedProxies: textsOf(read('TRUSTED_PROXIES') ?? ''),
    publicUrl: url.origin,
    apiOrigins: textsOf(read('API_ORIGINS') ?? '').map((text) => new URL(text).origin),
    apiBases: apiBasesOf(read),
    environment,
    production,
    ports: {
      supportChat: portOf('SUPPORT_CHAT', read),
      sessionRecording: portOf('SESSION_RECORDING', read),
      maps: portOf('MAPS', read),
    },
    historyKey: historyKey === undefined ? undefined : privateKeyOf(historyKey),
    witnesses: read('WITNESSES'),
    tsaUrl: read('TSA_URL'),
    tsaCa: read('TSA_CA'),
    bank: bankOf(read, production),
    demo: read('DEMO') === 'small' ? 'small' : 'full',
  }
}

/** One address serves all three unless the others are given too. */
function apiBasesOf(read: (name: Variable) => string | undefined): ApiBases {
  const own = read('API_URL') ?? '/'
  return { own, signUp: read('SIGN_UP_API_URL') ?? own, second: read('SECOND_API_URL') ?? own }
}

/** The two logins of a running server are set together, because one without the other protects nothing. */
function databaseUrlsOf(read: (name: Variable) => string | undefined): DatabaseUrls | undefined {
  const [migrator, app, jobs] = [read('DATABASE_URL'), read('DATABASE_URL_APP'), read('DATABASE_URL_JOBS')]
  if (migrator === undefined && (app ?? jobs) !== undefined)
    throw new ConfigError('DATABASE_URL', 'set where DATABASE_URL_APP or DATABASE_URL_JOBS is')
  if (app === undefined && jobs !== undefined)
    throw new ConfigError('DATABASE_URL_APP', 'set together with DATABASE_URL_JOBS')
  if (app !== undefined && jobs === undefined)
    throw new ConfigError('DATABASE_URL_JOBS', 'set together with DATABASE_URL_APP')
  return migrator === undefined ? undefined : { migrator, app, jobs }
}

/** A bank must be chosen by name; keys without a name are a mistake. */
function bankOf(read: (name: Variable) => string | undefined, production: boolean): BankConfig {
  const provider = read('BANK_PROVIDER') ?? (production ? 'none' : 'sandbox')
  const keys = (['DWOLLA_KEY', 'DWOLLA_SECRET', 'DWOLLA_WEBHOOK_SECRET'] as const).map((name) => {
    const value = read(name)
    if (value !== undefined && provider !== 'dwolla')
      throw new ConfigError('BANK_PROVIDER', `dwolla where ${name} is set`)
    if (value === undefined && provider === 'dwolla') throw new ConfigError(name, 'set where BANK_PROVIDER is dwolla')
    return value
  })
  const [key, secret, webhookSecret] = keys
  if (provider !== 'dwolla' || !key || !secret || !webhookSecret)
    return { provider: provider === 'none' ? 'none' : 'sandbox' }
  const environment = read('DWOLLA_ENVIRONMENT') === 'production' ? 'production' : 'sandbox'
  return { provider, environment, key, secret, webhookSecret }
}

type PortVariable = 'SUPPORT_CHAT' | 'SESSION_RECORDING' | 'MAPS'

/** Either both variables are set or neither. */
function portOf(name: PortVariable, read: (name: Variable) => string | undefined): PortDto | undefined {
  const [url, key] = [read(`${name}_URL`), read(`${name}_KEY`)]
  if (url === undefined && key === undefined) return undefined
  if (url === undefined) throw new ConfigError(`${name}_URL`, `set together with ${name}_KEY`)
  if (key === undefined) throw new ConfigError(`${name}_KEY`, `set together with ${name}_URL`)
  return { url, key }
}

function checked(name: Variable, value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const { schema, expected } = variables[name]
  const result = z.safeParse(schema, value.trim())
  if (!result.success) throw new ConfigError(name, expected)
  return result.data
}
