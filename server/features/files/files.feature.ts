import { fileRoutes as fileContract } from '#contract/files/files.ts'
import { uploadRoutes as uploadContract } from '#contract/files/uploads.ts'
import { usedParts } from '../../plans/used.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { filesRecord } from './files.record.ts'
import { fileRoutes } from './files.routes.ts'
import { storageUsed } from './storage-plan.ts'
import { sweepJobs, sweepQueues } from './sweep-files.ts'
import { uploadRoutes } from './uploads.routes.ts'
import { deleteAbandonedUploads } from './uploads.store.ts'

export const filesFeature: ServerFeature = {
  name: 'files',
  dependsOn: [],
  entities: ['upload'],
  routes: featureRoutes(
    { ...fileContract, ...uploadContract },
    (bind, { deps, storage }) => {
      fileRoutes(bind, deps, storage)
      uploadRoutes(bind, deps, storage)
    },
    () => ({
      content: { of: 'file' },
      preview: { of: 'file' },
      begin: { body: { name: 'receipt.png', bytes: 9 } },
      get: { of: 'upload' },
      part: { of: 'upload', body: Buffer.from('ome bytes'), query: { at: '0' } },
      complete: { of: 'upload' },
      leave: { of: 'upload' },
    }),
  ),
  record: [filesRecord],
  queues: sweepQueues,
  jobs: (jobs, { deps, storage }) => sweepJobs(jobs, deps, storage),
  expire: deleteAbandonedUploads,
  extensions: [usedParts.extend(async (tx) => ({ storage: await storageUsed(tx) }))],
}
