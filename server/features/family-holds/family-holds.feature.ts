import { familyHoldsArea } from '#contract/family-holds/family-holds.area.ts'
import { familyHoldRoutes as contract } from '#contract/family-holds/family-holds.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { familyHoldsRecord } from './family-holds.record.ts'
import { familyHoldRoutes } from './family-holds.routes.ts'

/** A family that can only be read, because a parent may have been made up. */
export const familyHoldsFeature: ServerFeature = {
  name: 'family-holds',
  area: familyHoldsArea,
  dependsOn: ['families', 'invitations'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => familyHoldRoutes(bind, deps, pool),
    () => ({ claim: { body: { token: 'n'.repeat(43) } } }),
  ),
  record: [familyHoldsRecord],
}
