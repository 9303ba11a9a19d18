import { paymentActivityRoutes as contract } from '#contract/payments/payment-activity.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { paymentActivityRoutes } from './payment-activity.routes.ts'

export const paymentActivityFeature: ServerFeature = {
  name: 'payment-activity',
  dependsOn: ['payments', 'expenses', 'child-support'],
  routes: featureRoutes(contract, (bind, { deps }) => paymentActivityRoutes(bind, deps)),
}
