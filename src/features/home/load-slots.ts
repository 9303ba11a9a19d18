import type { Namespaces } from '#i18n/i18n-types.ts'
import type { AppFeature, HomeSlots } from '../feature.ts'

const partsOf = (features: readonly AppFeature[]) =>
  features.flatMap(({ home }) => home ?? []).sort((a, b) => a.order - b.order)

/** Brings the code of every area that puts something on Home, in their order. */
export const loadSlots = (features: readonly AppFeature[]): Promise<HomeSlots[]> =>
  Promise.all(partsOf(features).map(({ load }) => load()))

/** The dictionaries that they read. */
export const slotDictionaries = (features: readonly AppFeature[]): Namespaces[] =>
  partsOf(features).flatMap(({ dictionaries }) => dictionaries)
