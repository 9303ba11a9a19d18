import { passkeyResetRoutes } from '#contract/recovery/passkey-reset.ts'
import { recoveryRoutes as contract } from '#contract/recovery/recovery.ts'
import { addressChanges } from '../email-change/use-email.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { noPasskey } from '../passkeys/no-passkey.ts'
import { browserValues } from '../session/session.values.ts'
import { recoveryMailJobs, recoveryMailQueue } from './recovery.mail.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { expireRecoveries, supersedeLinks } from './recovery.store.ts'
import { valuesOfRecovery } from './recovery.values.ts'

/** No link has this token. */
const token = 'x'.repeat(43)

export const recoveryFeature: ServerFeature = {
  name: 'recovery',
  dependsOn: ['session', 'account', 'second-step', 'passkeys', 'email-change'],
  entities: ['recovery'],
  routes: featureRoutes(
    { ...contract, ...passkeyResetRoutes },
    (bind, { deps, pool }) => recoveryRoutes(bind, deps, pool),
    () => ({
      askLink: { body: { kind: 'password', username: 'dana.reyes' } },
      askUsername: { body: { email: 'dana.reyes@example.com' } },
      look: { body: { kind: 'password', token } },
      resetPassword: { body: { token, next: 'Nine-quiet-lamps-4' } },
      beginPasskey: { body: { token } },
      resetByPasskey: { body: { token, next: 'Nine-quiet-lamps-4', response: noPasskey } },
      signIn: { body: { token } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => recoveryMailJobs(jobs, deps, transport),
  queues: { [recoveryMailQueue]: 'quiet' },
  extensions: [browserValues.extend(valuesOfRecovery), addressChanges.extend(supersedeLinks)],
  expire: expireRecoveries,
}
