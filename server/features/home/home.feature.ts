import { homeRoutes as contract } from '#contract/home.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { homeRoutes } from './home.routes.ts'

export const homeFeature: ServerFeature = {
  name: 'home',
  dependsOn: ['second-step', 'email-change'],
  routes: featureRoutes(contract, (bind, { deps }) => homeRoutes(bind, deps)),
}
