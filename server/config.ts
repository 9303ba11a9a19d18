import { createPrivateKey, type KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

/** Everything the environment decides, read once. `historyKey` undefined: the key file in `dataDir/keys` is used. */
export type Config = {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  /** Who gets what people write to us; undefined: the address named to them in their language. */
  readonly contactTo: string | undefined
  /** Origin people type, without a slash at the end. */
  readonly publicUrl: string
  /** No demo family, no internal pages. */
  readonly production: boolean
  readonly historyKey: KeyObject | undefined
  /** `full`: two years of expenses; `small`: what lies on the table now. */
  readonly demo: 'full' | 'small'
}

/** Names the variable and what was expected; never repeats the value, which may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly variable: string

  constructor(variable: string, expected: string) {
    super(`${variable} must be ${expected}.`)
    this.variable = variable
  }
}

const urlOf = (...protocols: string[]) => z.string().check(z.refine((text) => hasProtocol(text, protocols)))

const variables = {
  PORT: {
    schema: z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535)),
    expected: 'a port number from 0 to 65535 (0 picks a free one)',
  },
  HOST: { schema: z.string().check(z.regex(/^[\w.:-]+$/)), expected: 'a host name or an address to listen on' },
  DATA_DIR: { schema: z.string().check(z.refine((text) => !text.includes('\0'))), expected: 'a path to a folder' },
  DATABASE_URL: {
    schema: urlOf('postgres:', 'postgresql:'),
    expected: 'an address such as postgresql://user:password@host:5432/database',
  },
  SMTP_URL: { schema: urlOf('smtp:', 'smtps:'), expected: 'an address such as smtp://user:password@host:587' },
  CONTACT_TO: { schema: z.email(), expected: 'an email address' },
  PUBLIC_URL: {
    schema: z.string().check(z.refine(isOrigin)),
    expected: 'an http or https origin without a path, such as https://app.example.org',
  },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']),
    expected: 'production, development or test',
  },
  DEMO: { schema: z.enum(['full', 'small']), expected: 'full or small' },
  HISTORY_KEY: {
    schema: z.string().check(z.refine((text) => privateKeyOf(text) !== undefined)),
    expected: 'an Ed25519 private key, PKCS8, as PEM or as base64',
  },
} as const

type Variable = keyof typeof variables

/**
 * Reads the environment; an empty variable counts as unset.
 * @throws {ConfigError} for the first variable that holds a wrong value
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = (name: Variable) => checked(name, env[name])
  const port = Number(read('PORT') ?? 4300)
  const host = read('HOST') ?? '127.0.0.1'
  const historyKey = read('HISTORY_KEY')
  return {
    port,
    host,
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    contactTo: read('CONTACT_TO'),
    publicUrl: new URL(read('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin,
    production: read('NODE_ENV') === 'production',
    historyKey: historyKey === undefined ? undefined : privateKeyOf(historyKey),
    demo: read('DEMO') === 'small' ? 'small' : 'full',
  }
}

function checked(name: Variable, value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const { schema, expected } = variables[name]
  const result = z.safeParse(schema, value.trim())
  if (!result.success) throw new ConfigError(name, expected)
  return result.data
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol)
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function privateKeyOf(text: string): KeyObject | undefined {
  try {
    const key = text.includes('-----BEGIN')
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}
