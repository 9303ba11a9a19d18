import { familyRoutes as contract } from '#contract/families.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { familiesRecord } from './families.record.ts'
import { familyRoutes } from './families.routes.ts'

export const familiesFeature: ServerFeature = {
  name: 'families',
  dependsOn: ['session', 'children', 'categories'],
  entities: ['familyHold'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => familyRoutes(bind, deps),
    ({ id }) => ({ choose: { body: { familyId: id('family') } } }),
  ),
  record: familiesRecord,
}
