import { childrenArea } from '#contract/children/children.area.ts'
import { childRoutes as contract } from '#contract/children/children.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { childRecord } from './children.record.ts'
import { childRoutes } from './children.routes.ts'

export const childrenFeature: ServerFeature = {
  name: 'children',
  area: childrenArea,
  dependsOn: [],
  entities: ['childDetail'],
  routes: featureRoutes(contract, childRoutes, () => ({
    add: { body: { firstName: 'Nora' } },
    change: { of: 'child', body: { version: 1, firstName: 'Noor' } },
    archive: { of: 'child', body: { version: 1 } },
    restore: { of: 'child', body: { version: 1 } },
    remove: { of: 'child' },
  })),
  record: [childRecord],
}
