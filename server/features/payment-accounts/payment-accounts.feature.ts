import { idPhotoUse } from '#contract/payment-accounts/id-photo-use.ts'
import { paymentAccountsArea } from '#contract/payment-accounts/payment-accounts.area.ts'
import { paymentAccountRoutes as contract } from '#contract/payment-accounts/payment-accounts.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { customerFact, paymentAccountJobs } from './payment-accounts.jobs.ts'
import { paymentAccountsRecord } from './payment-accounts.record.ts'
import { paymentAccountRoutes } from './payment-accounts.routes.ts'
import { bankAccountInUse } from './payment-accounts.uses.ts'

export const paymentAccountsFeature: ServerFeature = {
  name: 'payment-accounts',
  area: paymentAccountsArea,
  dependsOn: ['session'],
  entities: ['paymentAccount', 'bankAccount', 'paymentReadiness'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => paymentAccountRoutes(bind, deps, bankAccountInUse),
    () => ({
      events: { of: 'paymentAccount', body: { type: 'paymentAccount.leave', version: 1 } },
      document: {
        of: 'paymentAccount',
        body: Buffer.from('no photo'),
        query: { version: '1', idType: 'idCard', expires: '2031-04-12' },
      },
      addBankAccount: {
        body: {
          name: 'Household',
          type: 'checking',
          routingNumber: '222222226',
          accountNumber: `${Date.now()}`.slice(-9),
        },
      },
      linkBankAccount: {
        of: 'bankAccount',
        body: { version: 1, routingNumber: '222222226', accountNumber: '1234' },
      },
      renameBankAccount: { of: 'bankAccount', body: { version: 1, name: 'Household' } },
      preferBankAccount: { of: 'bankAccount', body: { version: 1 } },
      removeBankAccount: { of: 'bankAccount' },
    }),
  ),
  jobs: (jobs, { deps }) => paymentAccountJobs(jobs, deps),
  queues: {
    'paymentAccounts.remove': 'standard',
    'paymentAccounts.move': 'singleton',
    'paymentAccounts.look': 'singleton',
  },
  inbox: (deps) => ({ customer: customerFact(deps) }),
  webhooks: ({ bank }) => [{ path: '/pub/v1/bank/webhooks', source: bank }],
  record: paymentAccountsRecord,
  fileUses: [idPhotoUse],
}
