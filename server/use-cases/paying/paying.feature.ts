import { payingRoutes as contract } from '#contract/expenses/paying.ts'
import { featureRoutes, type ServerFeature } from '../../features/feature.ts'
import { payingRoutes } from './paying.routes.ts'

/** Adds one payment for several expenses. */
export const payingFeature: ServerFeature = {
  name: 'paying',
  dependsOn: ['expenses', 'payments'],
  routes: featureRoutes(contract, (bind, { deps }) => payingRoutes(bind, deps)),
}
