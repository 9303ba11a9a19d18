import { takeoutRoutes as contract } from '#contract/takeout/takeout.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { takeoutRoutes } from './takeout.routes.ts'

/** Everything of one person, for themselves. */
export const takeoutFeature: ServerFeature = {
  name: 'takeout',
  dependsOn: ['session', 'account', 'profile', 'notices', 'sign-in-history', 'history', 'files'],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => takeoutRoutes(bind, deps, storage),
    () => ({ prepare: { body: {} } }),
  ),
}
