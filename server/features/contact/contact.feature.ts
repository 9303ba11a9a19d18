import { contactRoutes as contract } from '#contract/contact.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { contactJobs } from './contact.mail.ts'
import { contactRoutes } from './contact.routes.ts'
import { deleteOldMessages } from './contact.store.ts'

export const contactFeature: ServerFeature = {
  name: 'contact',
  dependsOn: ['session'],
  entities: ['contactMessage'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => contactRoutes(bind, deps, pool),
    () => ({
      send: { body: { reason: 'billing', message: 'Where is the invoice?', email: 'somebody@example.net' } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => contactJobs(jobs, deps, transport),
  queues: { 'mail.contact': 'standard', contact: 'singleton' },
  expire: deleteOldMessages,
}
