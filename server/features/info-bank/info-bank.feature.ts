import { infoBankArea } from '#contract/info-bank/info-bank.area.ts'
import { infoReportRoutes as reports } from '#contract/info-bank/info-report.ts'
import { infoBankRoutes as entries } from '#contract/info-bank/info-routes.ts'
import { infoUse } from '#contract/info-bank/info-use.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { infoEntryLifecycle } from './info-bank.lifecycle.ts'
import { infoEntryRecord } from './info-bank.record.ts'
import { infoBankRoutes } from './info-bank.routes.ts'
import { infoReportRoutes } from './report/report.routes.ts'

const contract = { ...entries, ...reports } as const

export const infoBankFeature: ServerFeature = {
  name: 'info-bank',
  area: infoBankArea,
  dependsOn: ['children', 'families', 'files', 'history'],
  entities: ['infoEntry'],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => {
      infoBankRoutes(bind)
      infoReportRoutes(bind, deps, storage)
    },
    ({ id }) => ({
      write: {
        body: {
          title: 'Allergies',
          sections: ['health'],
          childIds: [id('child')],
          parentId: null,
          emergency: true,
          fields: { allergyTo: 'Peanuts' },
          notes: null,
          files: [],
          shared: true,
        },
      },
      get: { of: 'infoEntry' },
      report: { query: { format: 'csv' } },
      events: { of: 'infoEntry', body: { type: 'infoEntry.remove', version: 2 } },
    }),
  ),
  lifecycles: [infoEntryLifecycle],
  record: [infoEntryRecord],
  fileUses: [infoUse],
}
