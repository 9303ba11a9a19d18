import { portRoutes as contract } from '#contract/ports.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { portRoutes } from './ports.routes.ts'

export const portsFeature: ServerFeature = {
  name: 'ports',
  dependsOn: ['session'],
  routes: featureRoutes(contract, (bind, { deps }) => portRoutes(bind, deps)),
}
