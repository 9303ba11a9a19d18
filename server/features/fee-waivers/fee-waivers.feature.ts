import { feeWaiverDocumentUse } from '#contract/fee-waivers/document-use.ts'
import { feeWaiverRoutes as contract } from '#contract/fee-waivers/fee-waivers.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { bytesNamedElsewhere } from '../files/sweep-files.store.ts'
import { accountEnds } from '../session/account-ends.ts'
import { endWaiver } from './fee-waivers.closing.ts'
import { feeWaiverMailJobs, feeWaiverMailQueue } from './fee-waivers.mail.ts'
import { feeWaiverRoutes } from './fee-waivers.routes.ts'
import { bytesOfDocuments, expireDocuments } from './fee-waivers.store.ts'

const token = 'n'.repeat(60)
const document = { version: 2, kind: 'benefits', contents: 'bm90aGluZw==' } as const

export const feeWaiversFeature: ServerFeature = {
  name: 'fee-waivers',
  dependsOn: ['session', 'account', 'second-step', 'files', 'subscriptions'],
  entities: ['fee_waiver'],
  fileUses: [feeWaiverDocumentUse],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool, storage }) => feeWaiverRoutes(bind, deps, pool, storage),
    () => ({
      apply: { body: { note: 'Between jobs' } },
      get: { of: 'feeWaiver' },
      events: { of: 'feeWaiver', body: { type: 'feeWaiver.withdraw', version: 2 } },
      addDocument: { of: 'feeWaiver', body: document },
      content: { of: 'feeWaiverDocument' },
      askLink: { body: { email: 'dana.reyes@example.org' } },
      byToken: { body: { token } },
      applyByToken: { body: { token } },
      withdrawByToken: { body: { token, version: 1 } },
      addDocumentByToken: { body: { token, ...document } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => feeWaiverMailJobs(jobs, deps, transport),
  queues: { [feeWaiverMailQueue]: 'standard' },
  expire: expireDocuments,
  extensions: [bytesNamedElsewhere.extend(bytesOfDocuments), accountEnds.extend({ line: 'feeWaiver', end: endWaiver })],
}
