import { emailChangeRoutes as contract } from '#contract/email-change/email-change.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { accountEnds } from '../session/account-ends.ts'
import { endEmailChange } from './email-change.closing.ts'
import { emailChangeJobs } from './email-change.mail.ts'
import { emailChangeQueue } from './email-change.queue.ts'
import { emailChangeRoutes } from './email-change.routes.ts'
import { deleteOldEmailChanges } from './email-change.store.ts'

/** No link has this token. */
const token = 'x'.repeat(43)
const email = 'dana.elsewhere@example.com'

export const emailChangeFeature: ServerFeature = {
  name: 'email-change',
  dependsOn: ['session', 'account', 'profile', 'second-step'],
  entities: ['emailChange'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => emailChangeRoutes(bind, deps, pool),
    () => ({
      ask: { body: { email, emailAgain: email } },
      look: { body: { token } },
      confirm: { body: { token } },
      stopByLink: { body: { token } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => emailChangeJobs(jobs, deps, transport),
  queues: { [emailChangeQueue]: 'standard' },
  expire: deleteOldEmailChanges,
  extensions: [accountEnds.extend({ line: 'reach', end: endEmailChange })],
}
