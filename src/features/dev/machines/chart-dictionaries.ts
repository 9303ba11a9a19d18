import type { Namespaces } from '#i18n/i18n-types.ts'
import type { AppFeature } from '#src/features/feature.ts'

/** Returns the dictionaries that contain the labels of all charts. */
export const chartDictionaries = (features: readonly AppFeature[]): Namespaces[] =>
  features.flatMap(({ charts = {} }) => Object.values(charts).map(({ dictionary }) => dictionary))
