import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { epochOf } from '#domain/time.ts'
import type { Clock } from '../clock.ts'
import type { BankConfig, Config } from '../config.ts'
import type { Db } from '../db/tenancy.ts'
import { dwollaBaseUrl, dwollaProvider, dwollaTimeoutMs } from './dwolla/dwolla-provider.ts'
import { noBank } from './no-bank.ts'
import type { BankProvider } from './provider.ts'
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts'
import { sandboxSecrets } from './sandbox/secrets.ts'
import { type SandboxControls, sandboxControls } from './sandbox-controls.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import { sendThrough } from './send.ts'

type Dependencies = {
  readonly config: Pick<Config, 'bank' | 'dataDir'>
  readonly db: Db
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Returns the whole server, which exists only after the bank was opened. */
  readonly app: () => Pick<FastifyInstance, 'inject'>
}

/** Opens the configured provider; `sandbox` is set when it is our own simulator. */
export type OpenSandbox = Sandbox & { readonly controls: SandboxControls }
export type OpenBank = { readonly bank: BankProvider; readonly sandbox: OpenSandbox | undefined }

const dwollaOf = (
  { key, secret, webhookSecret, environment }: Extract<BankConfig, { provider: 'dwolla' }>,
  clock: Clock,
): BankProvider =>
  dwollaProvider({
    key,
    secret,
    webhookSecret,
    baseUrl: dwollaBaseUrl[environment],
    timeoutMs: dwollaTimeoutMs,
    now: () => epochOf(clock.now()),
  })

export const openBank = async ({ config, db, clock, log, app }: Dependencies): Promise<OpenBank> => {
  if (config.bank.provider === 'none') return { bank: noBank, sandbox: undefined }
  if (config.bank.provider === 'dwolla') return { bank: dwollaOf(config.bank, clock), sandbox: undefined }
  const secrets = await sandboxSecrets(config.dataDir)
  const send = sendThrough(app)
  return {
    bank: sandboxProvider(send, secrets),
    sandbox: { ...openSandbox({ db, clock, log, send, secrets }), controls: sandboxControls(send, secrets) },
  }
}
