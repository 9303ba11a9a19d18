import { paymentsArea } from '#contract/payments/payments.area.ts'
import { paymentRoutes as contract } from '#contract/payments/payments.ts'
import { usedParts } from '../../plans/used.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { bankAccountUses } from '../payment-accounts/payment-accounts.uses.ts'
import { accountsOfPayments } from './payments.accounts.ts'
import { sentThisMonth } from './payments.counted.ts'
import { transferJobs } from './payments.follow.ts'
import { paymentLifecycle } from './payments.lifecycle.ts'
import { paymentSubjects } from './payments.paid.ts'
import { paymentRecord } from './payments.record.ts'
import { paymentRoutes } from './payments.routes.ts'
import { startPayment } from './payments.start.ts'
import { transfersOf } from './payments.transfers.ts'
import { paysByAccount } from './payments.uses.ts'

export const paymentsFeature: ServerFeature = {
  name: 'payments',
  area: paymentsArea,
  dependsOn: ['payment-accounts', 'families', 'session'],
  entities: ['payment', 'allocation'],
  routes: featureRoutes(contract, paymentRoutes, () => ({
    get: { of: 'payment' },
    events: { of: 'payment', body: { type: 'payment.confirm', version: 1, amount: 50_00 } },
  })),
  jobs: (jobs, { deps }) => transferJobs(jobs, deps, transfersOf(deps)),
  queues: { 'bank.transfer': 'standard', 'bank.transfer.sweep': 'singleton' },
  dueTimes: { payment: startPayment },
  inbox: (deps) => {
    const follow = transfersOf(deps)
    return { transfer: ({ familyId, entityId }) => follow({ familyId, paymentId: entityId }) }
  },
  lifecycles: [paymentLifecycle],
  record: [paymentRecord, ...accountsOfPayments],
  noticeSubjects: { payment: paymentSubjects },
  extensions: [bankAccountUses.extend(paysByAccount), usedParts.extend(sentThisMonth)],
}
