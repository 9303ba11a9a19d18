import { devRoutes as contract } from '#contract/dev/dev.ts'
import { devBankRoutes as bankContract } from '#contract/dev/dev-bank.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { devRoutes } from './dev.routes.ts'
import { devBankRoutes } from './dev-bank.routes.ts'

export const devFeature: ServerFeature = {
  name: 'dev',
  dependsOn: ['session'],
  routes: {
    ...featureRoutes({ ...contract, ...bankContract }, (bind, { deps, sandbox, jobs }) => {
      devRoutes(bind, deps, jobs)
      devBankRoutes(bind, sandbox?.controls)
    }),
    internal: true,
  },
}
