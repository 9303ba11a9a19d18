import { passkeySignInRoutes as signIn } from '#contract/passkeys/passkey-sign-in.ts'
import { passkeyRoutes as own } from '#contract/passkeys/passkeys.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { deleteOldChallenges } from './challenges.ts'
import { passkeySignInRoutes } from './passkey-sign-in.routes.ts'
import { passkeyRoutes } from './passkeys.routes.ts'

const bytes = 'AAAA'
const shared = { id: bytes, rawId: bytes, type: 'public-key', clientExtensionResults: {} } as const
const created = { ...shared, response: { clientDataJSON: bytes, attestationObject: bytes } }
const used = { ...shared, response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes } }

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
      add: { body: { name: 'This phone', response: created } },
      rename: { of: 'session', body: { name: 'This phone' } },
      remove: { of: 'session' },
      beginStepUp: { body: {} },
      stepUp: { body: { response: used } },
      beginSignIn: { body: {} },
      signIn: { body: { response: used } },
      beginSecondStep: { body: {} },
      proveSecondStep: { body: { response: used } },
    }),
  ),
  expire: deleteOldChallenges,
}
