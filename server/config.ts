import type { KeyObject } from 'node:crypto'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type Environment, environmentOf } from '#contract/environment.ts'
import { limits } from '#contract/limits.ts'
import type { PortDto, PortName } from '#contract/ports.ts'
import { privateKeyOf } from './config-formats.ts'
import { type Variable, variables } from './config-variables.ts'
import { type S3Address, s3AddressOf } from './files/s3-address.ts'
import { type ClamdAddress, clamdAddressOf } from './files/scanner/clamd.ts'
import type { FlagService } from './flags/ofrep-request.ts'
import { textsOf } from './http/origins/client-address.ts'

/** Says where the pages send their calls: an address, or `/` for the page's own origin. */
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
  /** The bucket that has the files; without it they are in `dataDir`. */
  readonly s3: S3Address | undefined
  /** The malware scanner; without it nothing is scanned. */
  readonly scanner: ClamdAddress | undefined
  /** A mail server elsewhere must encrypt. */
  readonly smtpTls: boolean
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
  /** Decides flags within the limits of our own table; when undefined, the table decides alone. */
  readonly flagService: FlagService | undefined
  readonly historyKey: KeyObject | undefined
  /** The folder of the signing key, an absolute path. It can stand elsewhere than the checkpoints. */
  readonly historyKeyDir: string
  /** Pairs of an address and a key, separated by commas; see `readWitnesses`. */
  readonly witnesses: string | undefined
  /** A time-stamping authority (RFC 3161) answers at this address. */
  readonly tsaUrl: string | undefined
  /** The file with the certificates that time-stamping authorities must lead to. */
  readonly tsaCa: string | undefined
  /** A list of breached passwords; without it none is refused for that. */
  readonly breachedPasswords: string | undefined
  readonly bank: BankConfig
  readonly cards: CardsConfig
  /** `full` seeds two years of expenses, `small` only the present. */
  readonly demo: 'full' | 'small'
  /** The time for which a registration lasts after it was begun, in milliseconds. */
  readonly registrationLife: number
}

/** One address for each login; without `app` and `jobs` the migrator's login serves for all. */
export type DatabaseUrls = {
  readonly migrator: string
  readonly app: string | undefined
  readonly jobs: string | undefined
  /** A database elsewhere must encrypt and prove who it is. */
  readonly tls: boolean
}

/** Chooses who moves the money; `none` serves no country. */
export type BankConfig =
  | { readonly provider: 'sandbox' | 'none' }
  | ({ readonly provider: 'dwolla'; readonly environment: 'sandbox' | 'production' } & Record<
      'key' | 'secret' | 'webhookSecret',
      string
    >)

/** Chooses who charges cards for subscriptions; with `none` nothing is sold. */
export type CardsConfig =
  | { readonly provider: 'practice' | 'none' }
  | ({ readonly provider: 'stripe' } & Record<'secretKey' | 'webhookSecret' | 'apiUrl', string>)

/** Names the variable and what was expected; it never repeats the value, which may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly variable: string

  constructor(variable: string, expected: string) {
    super(`${variable} must be ${expected}.`)
    this.variable = variable
  }
}

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
    s3: s3AddressOf(read('S3_URL') ?? ''),
    scanner: clamdAddressOf(read('SCANNER') ?? ''),
    smtpTls: read('SMTP_TLS') !== 'off',
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
    flagService: flagServiceOf(read),
    historyKey: historyKey === undefined ? undefined : privateKeyOf(historyKey),
    witnesses: read('WITNESSES'),
    tsaUrl: read('TSA_URL'),
    tsaCa: read('TSA_CA'),
    breachedPasswords: read('BREACHED_PASSWORDS'),
    bank: bankOf(read, production),
    cards: cardsOf(read, production),
    demo: read('DEMO') === 'small' ? 'small' : 'full',
    registrationLife: registrationLifeOf(read('JOIN_TOKEN_MINUTES')),
  }
}

/** A missing number of minutes, or one that is none or not above zero, means the usual ones. */
function registrationLifeOf(text: string | undefined): number {
  const minutes = Number(text)
  return (minutes > 0 && Number.isFinite(minutes) ? minutes : limits.registration.minutes) * 60_000
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
  return migrator === undefined ? undefined : { migrator, app, jobs, tls: read('DATABASE_TLS') !== 'off' }
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

/** Keys without a name are a mistake, as for the bank. */
function cardsOf(read: (name: Variable) => string | undefined, production: boolean): CardsConfig {
  const provider = read('CARD_PROVIDER') ?? (production ? 'none' : 'practice')
  const keys = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).map((name) => {
    const value = read(name)
    if (value !== undefined && provider !== 'stripe')
      throw new ConfigError('CARD_PROVIDER', `stripe where ${name} is set`)
    if (value === undefined && provider === 'stripe') throw new ConfigError(name, 'set where CARD_PROVIDER is stripe')
    return value
  })
  const [secretKey, webhookSecret] = keys
  if (provider !== 'stripe' || !secretKey || !webhookSecret)
    return { provider: provider === 'none' ? 'none' : 'practice' }
  return { provider, secretKey, webhookSecret, apiUrl: read('STRIPE_API_URL') ?? 'https://api.stripe.com' }
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

/** Either both variables are set or neither. */
function flagServiceOf(read: (name: Variable) => string | undefined): FlagService | undefined {
  const [url, clientId] = [read('FLAGS_URL'), read('FLAGS_CLIENT_ID')]
  if (url === undefined && clientId === undefined) return undefined
  if (url === undefined) throw new ConfigError('FLAGS_URL', 'set together with FLAGS_CLIENT_ID')
  if (clientId === undefined) throw new ConfigError('FLAGS_CLIENT_ID', 'set together with FLAGS_URL')
  return { url, clientId }
}

function checked(name: Variable, value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const { schema, expected } = variables[name]
  const result = z.safeParse(schema, value.trim())
  if (!result.success) throw new ConfigError(name, expected)
  return result.data
}
