import { messageReportRoutes as contract } from '#contract/messages/message-report.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { messageReportRoutes } from './message-reports.routes.ts'

export const messageReportsFeature: ServerFeature = {
  name: 'message-reports',
  dependsOn: ['messages', 'history', 'files'],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => messageReportRoutes(bind, deps, storage),
    ({ id }) => ({ report: { query: { messages: id('message'), format: 'json' } }, exhibit: { of: 'message' } }),
  ),
}
