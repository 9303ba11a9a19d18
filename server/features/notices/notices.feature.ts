import { randomUUID } from 'node:crypto'
import { noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import { noticesArea } from '#contract/notices/notices.area.ts'
import { noticeRoutes as ownNotices } from '#contract/notices/notices.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { mailJobs } from './notices.mail.ts'
import { noticeRoutes } from './notices.routes.ts'

const contract = { ...ownNotices, ...noticePreferenceRoutes } as const

export const noticesFeature: ServerFeature = {
  name: 'notices',
  area: noticesArea,
  dependsOn: ['session'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => noticeRoutes(bind, deps),
    () => ({
      see: { body: { which: 'one', id: randomUUID() } },
      setPreferences: { body: { mailOff: [], quiet: null } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => mailJobs(jobs, deps, transport),
  queues: { 'mail.waiting': 'standard' },
}
