import { toneRoutes as contract } from '#contract/tone/tone.ts'
import { usedParts } from '../../plans/used.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { checkedThisMonth, toneRoutes } from './tone.routes.ts'
import { deleteOldToneChecks } from './tone.store.ts'

/** Checks the tone of a draft before it is sent. It has no entity, because nothing of a draft is stored. */
export const toneFeature: ServerFeature = {
  name: 'tone',
  dependsOn: ['payments'],
  routes: featureRoutes(contract, toneRoutes, () => ({
    check: { body: { draftId: 'one', text: 'See you at five.' } },
  })),
  expire: deleteOldToneChecks,
  extensions: [usedParts.extend(checkedThisMonth)],
}
