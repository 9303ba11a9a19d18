import { historyArea } from '#contract/history/history.area.ts'
import { historyRoutes as contract } from '#contract/history/history.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { clockRecord } from './clock.record.ts'
import { historyRecord } from './history.record.ts'
import { historyRoutes } from './history.routes.ts'

export const historyFeature: ServerFeature = {
  name: 'history',
  area: historyArea,
  dependsOn: [],
  routes: featureRoutes(
    contract,
    (bind, { deps, storage }) => historyRoutes(bind, deps, storage),
    () => ({ ofItem: { of: 'expense' }, proof: { of: 'expense' } }),
  ),
  record: [clockRecord, historyRecord],
}
