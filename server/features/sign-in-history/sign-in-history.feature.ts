import { signInsRoutes as contract } from '#contract/sign-ins/sign-ins.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { signInHistoryRoutes } from './sign-in-history.routes.ts'
import { deleteOldSignIns } from './sign-in-history.store.ts'

/** Shows people their own sign-ins. It does not concern the family, so the record contains none of it. */
export const signInHistoryFeature: ServerFeature = {
  name: 'sign-in-history',
  dependsOn: [],
  routes: featureRoutes(contract, (bind, { deps }) => signInHistoryRoutes(bind, deps)),
  expire: deleteOldSignIns,
}
