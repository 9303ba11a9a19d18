import { payingRoutes } from '#contract/expenses/paying.ts'
import { paymentNotices } from '#contract/payments/payment-notices.ts'
import { paymentRoutes as contract } from '#contract/payments/payments.ts'
import { startDueJob } from '../../jobs/start-due.ts'
import { paymentLifecycle } from '../../use-cases/lifecycles.ts'
import { transfersOf } from '../../use-cases/transfers.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { transferJobs } from './payments.follow.ts'
import { paymentSubjects } from './payments.paid.ts'
import { paymentRecord } from './payments.record.ts'
import { paymentRoutes } from './payments.routes.ts'

export const paymentsFeature: ServerFeature = {
  name: 'payments',
  dependsOn: ['payment-accounts'],
  routes: featureRoutes(
    { ...payingRoutes, ...contract },
    (bind, { deps }) => paymentRoutes(bind, deps),
    () => ({
      get: { of: 'payment' },
      events: { of: 'payment', body: { type: 'payment.confirm', version: 1, amount: 50_00 } },
    }),
  ),
  jobs: (jobs, { deps }) => {
    startDueJob(jobs, deps)
    transferJobs(jobs, deps, transfersOf(deps))
  },
  inbox: (deps) => {
    const follow = transfersOf(deps)
    return { transfer: ({ familyId, entityId }) => follow({ familyId, paymentId: entityId }) }
  },
  lifecycles: [paymentLifecycle],
  record: [paymentRecord],
  notices: { kinds: paymentNotices, subjects: { payment: paymentSubjects } },
  topics: ['payment'],
}
