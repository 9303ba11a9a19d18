import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openBank } from './bank/open-bank.ts'
import { openCards } from './cards/open-cards.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Schema } from './db/schema.ts'
import { kyselyOn } from './db/statements.ts'
import { requestScopesOf, scopesOf } from './db/tenancy.ts'
import type { Deps, JobDeps } from './deps.ts'
import { unencryptedIn } from './encrypted.ts'
import type { ServerFeature } from './features/feature.ts'
import { features as allFeatures } from './features/features.ts'
import { openStorage } from './files/open-storage.ts'
import { openScanner } from './files/scanner/scanner.ts'
import { openFlags } from './flags/flags.ts'
import { callersOf } from './http/caller.ts'
import { defaultRateLimit, type RateLimit } from './http/limits/rate-limit.ts'
import { logTo } from './http/log.ts'
import { serverOf } from './http/server.ts'
import { inboxDepth } from './inbox/inbox.store.ts'
import { jobsOn } from './jobs/jobs.ts'
import { registerJobs } from './jobs/register.ts'
import { recountAtStart } from './jobs/service-log.ts'
import { openHub } from './live/hub.ts'
import { transportOf } from './mail/transport.ts'
import { registerRoutes } from './routes.ts'
import { maySign, openHistoryKey } from './service-log/named-key.ts'
import { recordHealthOf } from './service-log/record-health.ts'

export type AppOptions = {
  readonly config: Config
  /** The migrator's login is not part of it, because a running server never needs it. */
  readonly database: Pick<OpenDatabase, 'app' | 'jobs'>
  readonly log?: FastifyBaseLogger
  readonly clock?: Clock
  /** The folder of the built browser app. */
  readonly dist?: string
  readonly rateLimit?: RateLimit
  /** Checks every answer against its contract; tests use it. */
  readonly checkAnswers?: boolean
  /** When false, this process only enqueues jobs and leaves them to other processes. */
  readonly work?: boolean
  /** The interval at which open live streams check their sessions again. */
  readonly beatMs?: number
  readonly features?: readonly ServerFeature[]
}

/** Due times of several families are handled at once, beside the jobs of other queues. */
const jobConnections = 6

/** Builds the whole server except its socket. `close` ends what was opened here in under a second; the caller closes the database. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, database, clock = systemClock, log = logTo('info') } = options
  for (const line of unencryptedIn(config)) log.warn(line)
  const pool = database.app.pool()
  const db = kyselyOn<Schema>(pool)
  const jobs = jobsOn({ login: database.jobs, log, clock, work: options.work ?? true })
  const jobsDb = kyselyOn<Schema>(database.jobs.pool({ max: jobConnections }))
  const jobScopes = scopesOf(jobsDb)
  const { bank, sandbox } = await openBank({ config, db, clock, log, app: () => app })
  const scopes = requestScopesOf(db)
  const { cards, pages: cardPages } = await openCards({ config, scopes, clock, app: () => app })
  const deps: Deps = {
    config,
    db,
    scopes,
    clock,
    enqueue: jobs.enqueue,
    bank,
    cards,
    flags: await openFlags(config.flagService && { service: config.flagService, clock, log }),
    scanner: openScanner(config.scanner, log),
    historyKey: await openHistoryKey(jobScopes, config, clock.now()),
    log,
    features: options.features ?? allFeatures,
  }
  const jobDeps: JobDeps = { ...deps, db: jobsDb, scopes: jobScopes }
  if (!(await deps.scopes.asProver((tx) => maySign(tx, deps.historyKey))))
    log.error('the database names another key than this process has; it signs and exports nothing')
  const transport = transportOf(config)
  const storage = await openStorage(config)
  registerJobs(jobs, { deps: jobDeps, transport, storage }, sandbox)
  await jobs.start()
  const hub = await openHub({ login: database.app, log, beatMs: options.beatMs ?? 15_000 })
  const callers = callersOf(pool, clock)

  const inbox = () => deps.scopes.beforeSignIn((tx) => inboxDepth(tx, clock.now()))
  const record = () => recordHealthOf(deps.scopes, deps.historyKey, clock.now())
  const rateLimit = options.rateLimit ?? defaultRateLimit
  const app: FastifyInstance = await serverOf({
    config,
    log,
    pool,
    callers,
    streams: hub.count,
    inbox,
    record,
    jobs: jobs.health,
    rateLimit,
  })
  app.decorate('deps', deps)
  app.decorate('jobDeps', jobDeps)
  app.addHook('onListen', () => recountAtStart(deps))
  app.addHook('preClose', () => hub.end())
  app.addHook('onClose', async () => {
    await jobs.stop()
    transport.close()
    await Promise.all([db.destroy(), jobsDb.destroy()])
  })
  const checkAnswers = options.checkAnswers ?? process.env.NODE_ENV === 'test'
  const dist = options.dist ?? join(import.meta.dirname, '..', 'dist')
  await registerRoutes(app, { deps, pool, storage, sandbox, cardPages, jobs, hub, callers, checkAnswers, dist })
  return app
}
