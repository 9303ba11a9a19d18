import { accountRoutes as contract } from '#contract/account.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { accountRoutes } from './account.routes.ts'

export const accountFeature: ServerFeature = {
  name: 'account',
  dependsOn: ['session', 'second-step', 'sign-in-history'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => accountRoutes(bind, deps, pool),
    () => ({
      setTimeZone: { body: { timeZone: 'America/New_York' } },
      endSession: { of: 'session' },
    }),
  ),
}
