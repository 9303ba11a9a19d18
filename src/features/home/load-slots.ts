import type { Namespaces } from '#i18n/i18n-types.ts'
import type { AppFeature, HomeSlots } from '../feature.ts'

const partsOf = (features: readonly AppFeature[]) =>
  features.flatMap(({ home }) => home ?? []).sort((a, b) => a.order - b.order)

/** Loads the code of every area that has a part on Home, in their order. */
export const loadSlots = (features: readonly AppFeature[]): Promise<HomeSlots[]> =>
  Promise.all(partsOf(features).map(({ load }) => load()))

/** Lists the dictionaries that these parts use. */
export const slotDictionaries = (features: readonly AppFeature[]): Namespaces[] =>
  partsOf(features).flatMap(({ dictionaries }) => dictionaries)
