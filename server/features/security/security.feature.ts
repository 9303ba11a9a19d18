import { secondStepRoutes as contract } from '#contract/second-step/second-step.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { securityRoutes } from './security.routes.ts'

/** The part of My Account that decides who can sign in. */
export const securityFeature: ServerFeature = {
  name: 'security',
  dependsOn: ['session', 'second-step', 'passkeys'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => securityRoutes(bind, deps),
    () => ({
      begin: { body: {} },
      confirm: { body: { code: '000000' } },
      confirmPasskeys: { body: {} },
      newCodes: { body: {} },
    }),
  ),
}
