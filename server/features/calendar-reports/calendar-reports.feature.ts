import { calendarReportRoutes as contract } from '#contract/calendar/calendar-report.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { calendarReportRoutes } from './calendar-reports.routes.ts'

export const calendarReportsFeature: ServerFeature = {
  name: 'calendar-reports',
  dependsOn: ['calendar', 'history'],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => calendarReportRoutes(bind, deps, storage),
    () => ({
      report: { query: { from: '2026-11-01', to: '2026-11-30', format: 'csv' } },
    }),
  ),
}
