import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { OpenSandbox } from './bank/open-bank.ts'
import { bankWebhooks } from './bank/webhooks.routes.ts'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { categoryRoutes } from './features/categories/categories.routes.ts'
import { supportRoutes } from './features/child-support/child-support.routes.ts'
import { childRoutes } from './features/children/children.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { devRoutes } from './features/dev/dev.routes.ts'
import { devBankRoutes } from './features/dev/dev-bank.routes.ts'
import { expenseRoutes } from './features/expenses/expenses.routes.ts'
import { familyRoutes } from './features/families/families.routes.ts'
import { fileRoutes } from './features/files/files.routes.ts'
import { uploadRoutes } from './features/files/uploads.routes.ts'
import { historyRoutes } from './features/history/history.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { noticeRoutes } from './features/notices/notices.routes.ts'
import { paymentAccountRoutes } from './features/payment-accounts/payment-accounts.routes.ts'
import { paymentActivityRoutes } from './features/payment-activity/payment-activity.routes.ts'
import { paymentSeriesRoutes } from './features/payment-schedules/payment-schedules.routes.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { portRoutes } from './features/ports/ports.routes.ts'
import { cookieNameOf } from './features/session/session.cookie.ts'
import { sessionRoutes, signOutPage } from './features/session/session.routes.ts'
import type { Storage } from './files/storage.ts'
import { bindTo } from './http/binding.ts'
import type { Callers } from './http/caller.ts'
import { serveDocument } from './http/document.ts'
import { tellHealth } from './http/health.ts'
import { servePages } from './http/pages.ts'
import type { LiveHub } from './live/hub.ts'
import { liveRoutes } from './live/live.routes.ts'
import { bankAccountInUse } from './use-cases/bank-account-in-use.ts'

type Needs = {
  readonly deps: Deps
  readonly pool: Pool
  readonly storage: Storage
  readonly sandbox: OpenSandbox | undefined
  readonly hub: LiveHub
  readonly callers: Callers
  readonly checkAnswers: boolean
  readonly dist: string
}

/** Every address the server answers at. */
export const registerRoutes = async (app: FastifyInstance, needs: Needs): Promise<void> => {
  const { deps, pool, storage, sandbox, hub, callers, checkAnswers, dist } = needs
  const bind = bindTo(app, deps, { checkAnswers })
  sessionRoutes(bind, deps, pool)
  accountRoutes(bind, deps, pool)
  familyRoutes(bind, deps)
  childRoutes(bind)
  categoryRoutes(bind)
  expenseRoutes(bind, deps)
  paymentRoutes(bind, deps)
  paymentSeriesRoutes(bind)
  paymentActivityRoutes(bind, deps)
  paymentAccountRoutes(bind, deps, bankAccountInUse)
  supportRoutes(bind, deps)
  noticeRoutes(bind)
  historyRoutes(bind, deps)
  homeRoutes(bind, deps)
  fileRoutes(bind, deps, storage)
  uploadRoutes(bind, deps, storage)
  contactRoutes(bind, deps, pool)
  portRoutes(bind, deps)
  const { environment, production } = deps.config
  const internal = await deps.flags.isOn('internalPages', { environment, userType: null, country: null })
  if (internal && !production) {
    devRoutes(bind, deps)
    devBankRoutes(bind, sandbox?.controls)
  }
  await bankWebhooks(app, deps)
  await sandbox?.routes(app)
  signOutPage(app, deps)
  liveRoutes(app, hub, callers, cookieNameOf(deps.config))
  serveDocument(app)
  tellHealth(app, pool)
  if (existsSync(dist)) servePages(app, dist)
  await app.ready()
}
