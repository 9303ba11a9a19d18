import { termsVersion } from '#contract/registration/questions.ts'
import { registrationArea } from '#contract/registration/registration.area.ts'
import { registrationRoutes as contract } from '#contract/registration/registration.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { browserValues } from '../session/session.values.ts'
import { expireRegistrations } from './registration.expire.ts'
import { registrationJobs, registrationQueue } from './registration.mail.ts'
import { registrationRoutes } from './registration.routes.ts'
import { valuesOfJoining } from './registration.values.ts'

const nobodysToken = 'n'.repeat(43)
const email = 'ana.diaz@example.org'

export const registrationFeature: ServerFeature = {
  name: 'registration',
  area: registrationArea,
  dependsOn: ['session', 'account', 'families', 'invitations', 'subscriptions'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => registrationRoutes(bind, deps, pool),
    () => ({
      begin: {
        body: {
          country: 'US',
          state: 'NY',
          firstName: 'Ana',
          lastName: 'Díaz',
          email,
          emailAgain: email,
          terms: termsVersion,
        },
      },
      events: { body: { type: 'registration.ask', version: 1 } },
      resume: { body: { token: nobodysToken } },
      foundAnother: {
        body: { country: 'US', children: [{ firstName: 'Leo' }], coparent: { firstName: 'Kim', lastName: 'Hart' } },
      },
      resumeWithCode: { body: { token: nobodysToken, code: '000000' } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => registrationJobs(jobs, deps, transport),
  queues: { [registrationQueue]: 'quiet' },
  expire: expireRegistrations,
  extensions: [browserValues.extend(valuesOfJoining)],
}
