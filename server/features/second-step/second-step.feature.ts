import type { ServerFeature } from '../feature.ts'
import { deleteOldHalves } from './half-sign-in.ts'

/** Holds the part of the second step that signing in and the account share. */
export const secondStepFeature: ServerFeature = {
  name: 'second-step',
  dependsOn: [],
  expire: deleteOldHalves,
}
