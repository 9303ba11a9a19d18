import * as z from 'zod/mini'
import { oneOf } from '#server/db/one-of.ts'
import { featureRoutes, type ServerFeature, type SubjectsOf } from '#server/features/feature.ts'
import { errandsArea } from './errand.area.ts'
import { errandRoutes as contract, waitingErrandDto } from './errand.contract.ts'
import { errandLifecycle, lapse } from './errand.lifecycle.ts'
import { bindErrands, errandsWaiting } from './errand.routes.ts'
import { withErrands } from './errand.table.ts'

const errandSubjects: SubjectsOf = async (tx, _personId, ids) => {
  const rows = await withErrands(tx).selectFrom('errand').select(['id', 'thing']).where('id', '=', oneOf(ids)).execute()
  return new Map(rows.map(({ id, thing: name }) => [id, { name }]))
}

export const errandsFeature: ServerFeature = {
  name: 'errands',
  area: errandsArea,
  dependsOn: [],
  entities: ['errand'],
  routes: featureRoutes(contract, bindErrands),
  lifecycles: [errandLifecycle],
  noticeSubjects: { errand: errandSubjects },
  home: errandsWaiting,
  homeLists: { errands: z.array(waitingErrandDto) },
  dueTimes: { errand: lapse },
}
