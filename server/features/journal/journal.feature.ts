import { journalArea } from '#contract/journal/journal.area.ts'
import { journalReportRoutes as reports } from '#contract/journal/journal-report.ts'
import { journalRoutes as entries } from '#contract/journal/journal-routes.ts'
import { journalUse } from '#contract/journal/journal-use.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { journalLifecycle } from './journal.lifecycle.ts'
import { journalEntryRecord, journalViewRecord } from './journal.record.ts'
import { journalRoutes } from './journal.routes.ts'
import { journalReportRoutes } from './report/report.routes.ts'

const contract = { ...entries, ...reports } as const

export const journalFeature: ServerFeature = {
  name: 'journal',
  area: journalArea,
  dependsOn: ['files', 'history', 'messages'],
  entities: ['journalEntry', 'journalView'],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => {
      journalRoutes(bind)
      journalReportRoutes(bind, deps, storage)
    },
    ({ today }) => ({
      write: {
        body: {
          kind: 'entry',
          on: today,
          body: 'She slept well.',
          files: [],
          place: null,
          deviceAt: null,
          readerIds: null,
        },
      },
      get: { of: 'journalEntry' },
      open: { of: 'journalEntry' },
      report: { query: { from: '2026-11-01', to: '2026-11-30', format: 'csv' } },
      events: { of: 'journalEntry', body: { type: 'journalEntry.remove', version: 2 } },
    }),
  ),
  lifecycles: [journalLifecycle],
  record: [journalEntryRecord, journalViewRecord],
  fileUses: [journalUse],
}
