import type { ServerFeature } from '../feature.ts'
import { deleteOldHalves } from './half-sign-in.ts'
import { deleteOldRemovals } from './removal.store.ts'

/** Holds the part of the second step that signing in and the account share. */
export const secondStepFeature: ServerFeature = {
  name: 'second-step',
  dependsOn: [],
  expire: async (tx, now) => {
    await deleteOldHalves(tx, now)
    await deleteOldRemovals(tx, now)
  },
}
