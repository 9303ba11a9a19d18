import type { AppFeature } from '#src/features/feature.ts'

export type LoadFeatures = () => Promise<readonly AppFeature[]>

/** Loads the definitions of all areas with the first page in the shell, so that the first load stays small. */
export function createFeatureList(load: LoadFeatures) {
  let loaded: readonly AppFeature[] | null = null
  return {
    /** Resolves once the areas are loaded. After a failure the next call tries again. */
    need: async (): Promise<readonly AppFeature[]> => {
      loaded ??= await load()
      return loaded
    },
    /** Throws unless a route's loader has waited for `need`. */
    all: (): readonly AppFeature[] => {
      if (!loaded) throw new Error('a route that reads the features waits for features.need()')
      return loaded
    },
  }
}
