import * as z from 'zod/mini'
import { oneOf } from '#server/db/one-of.ts'
import { featureRoutes, type ServerFeature, type SubjectsOf } from '#server/features/feature.ts'
import { offersArea } from './offer.area.ts'
import { offerRoutes as contract, waitingOfferDto } from './offer.contract.ts'
import { lapse, offerLifecycle } from './offer.lifecycle.ts'
import { bindOffers, offersWaiting } from './offer.routes.ts'
import { withOffers } from './offer.table.ts'

const offerSubjects: SubjectsOf = async (tx, _personId, ids) => {
  const rows = await withOffers(tx).selectFrom('offer').select(['id', 'thing']).where('id', '=', oneOf(ids)).execute()
  return new Map(rows.map(({ id, thing: name }) => [id, { name }]))
}

export const offersFeature: ServerFeature = {
  name: 'offers',
  area: offersArea,
  dependsOn: [],
  entities: ['offer'],
  routes: featureRoutes(contract, bindOffers),
  lifecycles: [offerLifecycle],
  noticeSubjects: { offer: offerSubjects },
  home: offersWaiting,
  homeLists: { offers: z.array(waitingOfferDto) },
  dueTimes: { offer: lapse },
}
