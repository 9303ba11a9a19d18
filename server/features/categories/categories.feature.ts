import { randomUUID } from 'node:crypto'
import { categoriesArea } from '#contract/categories/categories.area.ts'
import { categoryRoutes as contract } from '#contract/categories/categories.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { categoryRecord } from './categories.record.ts'
import { categoryRoutes } from './categories.routes.ts'

export const categoriesFeature: ServerFeature = {
  name: 'categories',
  area: categoriesArea,
  dependsOn: [],
  entities: ['category'],
  routes: featureRoutes(contract, categoryRoutes, () => {
    const body = { name: randomUUID(), creatorPercent: 60, otherPercent: 40 }
    return { add: { body }, replace: { of: 'category', body }, remove: { of: 'category' } }
  }),
  record: [categoryRecord],
}
