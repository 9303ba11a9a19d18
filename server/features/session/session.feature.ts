import { sessionArea } from '#contract/session.area.ts'
import { sessionRoutes as contract } from '#contract/session.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { deleteOldAttempts } from './growing-lock.ts'
import { deleteOldDevices } from './known-devices.ts'
import { deleteOldMailCounts, securityMailJobs, securityMailQueue } from './security-mail.ts'
import { sessionRoutes, signOutPage } from './session.routes.ts'
import { deleteExpiredSessions } from './session.store.ts'

export const sessionFeature: ServerFeature = {
  name: 'session',
  area: sessionArea,
  dependsOn: ['second-step', 'sign-in-history'],
  routes: featureRoutes(
    contract,
    (bind, { app, deps, pool }) => {
      sessionRoutes(bind, deps, pool)
      signOutPage(app, deps)
    },
    () => ({
      setLocale: { body: { locale: 'en-US' } },
      proveSecondStep: { body: { code: '000000' } },
      confirmPassword: { body: { password: 'Two-homes-1-record' } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => securityMailJobs(jobs, deps, transport),
  queues: { [securityMailQueue]: 'standard' },
  expire: async (tx, now) => {
    await deleteExpiredSessions(tx, now)
    await deleteOldDevices(tx, now)
    await deleteOldAttempts(tx, now)
    await deleteOldMailCounts(tx, now)
  },
}
