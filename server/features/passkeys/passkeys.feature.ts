import { passkeySignInRoutes as signIn } from '#contract/passkeys/passkey-sign-in.ts'
import { passkeyRoutes as own } from '#contract/passkeys/passkeys.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { deleteOldChallenges } from './challenges.ts'
import { createdByNone, noPasskey } from './no-passkey.ts'
import { passkeySignInRoutes } from './passkey-sign-in.routes.ts'
import { passkeyRoutes } from './passkeys.routes.ts'

export const passkeysFeature: ServerFeature = {
  name: 'passkeys',
  dependsOn: ['session', 'second-step'],
  routes: featureRoutes(
    { ...own, ...signIn },
    (bind, { deps, pool }) => {
      passkeyRoutes(bind, deps)
      passkeySignInRoutes(bind, deps, pool)
    },
    () => ({
      begin: { body: {} },
      add: { body: { name: 'This phone', response: createdByNone } },
      rename: { of: 'session', body: { name: 'This phone' } },
      remove: { of: 'session' },
      beginStepUp: { body: {} },
      stepUp: { body: { response: noPasskey } },
      beginSignIn: { body: {} },
      signIn: { body: { response: noPasskey } },
      beginSecondStep: { body: {} },
      proveSecondStep: { body: { response: noPasskey } },
    }),
  ),
  expire: deleteOldChallenges,
}
