import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/tenancy.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Send } from '../send.ts'
import { serveControls } from './control-routes.ts'
import { answerRefusals, requireApiKey, sandboxPath, serveBanking } from './routes.ts'
import type { SandboxSecrets } from './secrets.ts'
import { simulatorOf } from './simulator.ts'

type Dependencies = {
  readonly db: Db
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly send: Send
  readonly secrets: SandboxSecrets
}

/**
 * Opens our own bank simulator. It is reached over HTTP only, knows nothing of families, and reports by signed
 * webhooks, so the product treats it like any other provider.
 */
export const openSandbox = ({ db, clock, log, send, secrets }: Dependencies) => {
  const sandbox = { db, clock, numberKey: secrets.numberKey }
  const simulator = simulatorOf({ sandbox, send, secret: secrets.webhookSecret, log })
  return {
    /** Time-driven events happen even when nobody sends a request. */
    jobs: (jobs: Jobs): void => jobs.every('bank.sandbox', '* * * * *', simulator.settle),
    routes: async (app: FastifyInstance): Promise<void> => {
      app.addHook('onClose', simulator.close)
      await app.register(
        (scope, _options, ready) => {
          requireApiKey(scope, secrets)
          answerRefusals(scope)
          serveBanking(scope, sandbox, simulator)
          serveControls(scope, sandbox, simulator)
          ready()
        },
        { prefix: sandboxPath },
      )
    },
  }
}
export type Sandbox = ReturnType<typeof openSandbox>
