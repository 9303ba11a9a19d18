import { takeoutRoutes as contract } from '#contract/takeout/takeout.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { takeoutRoutes } from './takeout.routes.ts'

/** Everything of one person, for themselves. */
export const takeoutFeature: ServerFeature = {
  name: 'takeout',
  dependsOn: [
    'session',
    'account',
    'profile',
    'passkeys',
    'notices',
    'sign-in-history',
    'history',
    'files',
    'families',
    'messages',
    'journal',
    'subscriptions',
    'fee-waivers',
  ],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => takeoutRoutes(bind, deps, storage),
    () => ({ prepare: { body: {} } }),
  ),
}
