import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { OpenSandbox } from './bank/open-bank.ts'
import type { Deps } from './deps.ts'
import type { Storage } from './files/storage.ts'
import { bindTo } from './http/binding.ts'
import type { Callers } from './http/caller.ts'
import { serveHealth } from './http/health.ts'
import { serveDocument } from './http/openapi/document.ts'
import { servePages } from './http/pages.ts'
import { serveWebhooks } from './inbox/webhooks.routes.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveHub } from './live/hub.ts'
import { liveRoutes } from './live/live.routes.ts'
import { recordHealthOf } from './service-log/record-health.ts'

type Dependencies = {
  readonly deps: Deps
  readonly pool: Pool
  readonly storage: Storage
  readonly sandbox: OpenSandbox | undefined
  /** Serves the pages of the practice provider of cards, where it is the one. */
  readonly cardPages: (app: FastifyInstance) => void
  readonly jobs: Pick<Jobs, 'count' | 'health'>
  readonly hub: LiveHub
  readonly callers: Callers
  readonly checkAnswers: boolean
  readonly dist: string
}

/** Registers every route of the server. */
export const registerRoutes = async (app: FastifyInstance, needs: Dependencies): Promise<void> => {
  const { deps, pool, storage, sandbox, cardPages, jobs, hub, callers, checkAnswers, dist } = needs
  liveRoutes(app, hub, callers)
  const bind = bindTo(app, deps, { checkAnswers })
  const { environment, production } = deps.config
  const flagged = await deps.flags.isOn('internalPages', { environment, userType: null, country: null })
  const internal = flagged && !production
  for (const { routes } of deps.features)
    if (routes && (internal || !routes.internal)) routes.bind(bind, { app, deps, pool, storage, sandbox, jobs })
  for (const { webhooks } of deps.features)
    for (const address of webhooks?.(deps) ?? []) await serveWebhooks(app, deps, address)
  await sandbox?.routes(app)
  cardPages(app)
  serveDocument(app)
  const record = () => recordHealthOf(deps.scopes, deps.historyKey, deps.clock.now())
  serveHealth(app, pool, { record, jobs: jobs.health })
  if (existsSync(dist)) servePages(app, dist, deps.config.apiBases)
  await app.ready()
}
