import { accountClosingArea } from '#contract/account-closing/account-closing.area.ts'
import { accountClosingRoutes as contract } from '#contract/account-closing/account-closing.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { closeDueAccounts, closingQueue } from './account-closing.jobs.ts'
import { accountClosingRoutes } from './account-closing.routes.ts'
import { deleteReachability } from './account-closing.store.ts'

/** The end of a person's account: asked for by themselves, or recorded by an administrator after a death. */
export const accountClosingFeature: ServerFeature = {
  name: 'account-closing',
  area: accountClosingArea,
  dependsOn: ['session', 'account', 'families'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => accountClosingRoutes(bind, deps),
    () => ({ ask: { body: {} } }),
  ),
  jobs: (jobs, { deps }) => jobs.every(closingQueue, '* * * * *', () => closeDueAccounts(deps)),
  queues: { [closingQueue]: 'singleton' },
  expire: deleteReachability,
}
