import type { AppFeature } from '#src/features/feature.ts'

export type LoadFeatures = () => Promise<readonly AppFeature[]>

/** What the areas say of themselves. It comes with the first page that stands in the shell, not with the first load. */
export function createFeatureList(load: LoadFeatures) {
  let loaded: readonly AppFeature[] | null = null
  return {
    /** Resolves once they are there. After a failure the next call tries again. */
    need: async (): Promise<readonly AppFeature[]> => {
      loaded ??= await load()
      return loaded
    },
    /** A route's loader has waited for `need`. */
    all: (): readonly AppFeature[] => {
      if (!loaded) throw new Error('a route that reads the features waits for features.need()')
      return loaded
    },
  }
}
