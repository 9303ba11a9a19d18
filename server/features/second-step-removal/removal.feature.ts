import { removalRoutes as contract } from '#contract/second-step/removal.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { supersedeRemoval } from '../second-step/removal.store.ts'
import { accountEnds } from '../session/account-ends.ts'
import { removalJobs, removalMailQueue, removalQueue } from './removal.jobs.ts'
import { removalRoutes } from './removal.routes.ts'

/** A way in for whoever has lost their second step, which takes 72 hours and can be stopped. */
export const secondStepRemovalFeature: ServerFeature = {
  name: 'second-step-removal',
  dependsOn: ['session', 'second-step'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => removalRoutes(bind, deps, pool),
    () => ({ ask: { body: {} }, stopByLink: { body: { token: 'x'.repeat(43) } } }),
  ),
  jobs: (jobs, { deps, transport }) => removalJobs(jobs, deps, transport),
  queues: { [removalQueue]: 'standard', [removalMailQueue]: 'standard' },
  extensions: [
    accountEnds.extend({
      line: 'signIn',
      end: ({ scopes, personId, now }) => scopes.beforeSignIn((tx) => supersedeRemoval(tx, personId, now)),
    }),
  ],
}
