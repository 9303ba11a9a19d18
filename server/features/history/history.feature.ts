import { historyArea } from '#contract/history/history.area.ts'
import { historyRoutes as contract } from '#contract/history/history.ts'
import { recordProofRoutes } from '#contract/history/record-proofs.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { clockRecord } from './clock.record.ts'
import { recordMailJobs } from './history.mail.ts'
import { historyRecord } from './history.record.ts'
import { historyRoutes } from './history.routes.ts'
import { recordProofs } from './record-proofs.routes.ts'

const unknownRoot = `${'A'.repeat(43)}=`

export const historyFeature: ServerFeature = {
  name: 'history',
  area: historyArea,
  dependsOn: ['notices', 'session'],
  routes: featureRoutes(
    { ...contract, ...recordProofRoutes },
    (bind, { deps, storage, pool }) => {
      historyRoutes(bind, deps, storage)
      recordProofs(bind, deps, pool)
    },
    () => ({
      ofItem: { of: 'expense' },
      proof: { of: 'expense' },
      // Nobody is told whether there is such a log.
      download: { query: { origin: 'evenhand.example/record/1', size: '1', root: unknownRoot } },
      prove: { body: { origin: 'evenhand.example/record/1', from: { size: 1, root: unknownRoot } } },
    }),
  ),
  queues: { 'mail.record': 'standard', 'record-mails': 'singleton' },
  jobs: (jobs, { deps, transport }) => recordMailJobs(jobs, deps, transport),
  record: [clockRecord, historyRecord],
}
