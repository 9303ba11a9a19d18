/** A part that a feature adds to an extension point of a feature it depends on. */
export type Extension = { readonly install: () => void }

export type ExtensionPoint<Part> = {
  /** Returns the parts of all features. Throws before `features.ts` has composed them, so that none is silently missing. */
  readonly parts: () => readonly Part[]
  readonly extend: (part: Part) => Extension
}

let composed = false

/**
 * Defines where a feature calls the features that depend on it; for instance, a moved payment notifies the areas whose
 * rows it pays. Each of those adds its part in its own `x.feature.ts`, so imports run in one direction only.
 */
export const extensionPoint = <Part>(): ExtensionPoint<Part> => {
  const parts: Part[] = []
  return {
    parts: () => {
      if (!composed) throw new Error('the features were not composed: import server/features/features.ts')
      return parts
    },
    extend: (part) => ({
      install: () => {
        parts.push(part)
      },
    }),
  }
}

/** Installs the extensions of every feature, once per process. */
export const installExtensions = (extensions: readonly Extension[]): void => {
  if (composed) return
  for (const { install } of extensions) install()
  composed = true
}
