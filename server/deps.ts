import type { FastifyBaseLogger } from 'fastify'
import type { BankProvider } from './bank/provider.ts'
import type { CardProvider } from './cards/provider.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, RequestScopes, Scopes } from './db/tenancy.ts'
import type { ServerFeature } from './features/feature.ts'
import type { Scanner } from './files/scanner/scanner.ts'
import type { Flags } from './flags/flags.ts'
import type { HistoryKey } from './history/keys.ts'
import type { Enqueue } from './lifecycle/unit-of-work.ts'

/** The dependencies of every feature, created once in `app.ts`. */
export type Deps = {
  readonly config: Config
  readonly db: Db
  readonly scopes: RequestScopes
  readonly clock: Clock
  readonly enqueue: Enqueue
  /** The bank that moves the money. It is never called inside a transaction. */
  readonly bank: BankProvider
  /** Charges cards. It is never called inside a transaction. */
  readonly cards: CardProvider
  readonly flags: Flags
  /** Asked before a file may be used. */
  readonly scanner: Scanner
  /** The key that signs exports and checkpoints. */
  readonly historyKey: HistoryKey
  readonly log: FastifyBaseLogger
  /** The areas' own declarations; see `server/features/feature.ts`. */
  readonly features: readonly ServerFeature[]
}

/** The dependencies of jobs. Their database and scopes use the login of the jobs, which alone can sweep all families. */
export type JobDeps = Deps & { readonly scopes: Scopes }
