/** One part that a feature adds to an extension point of a feature it depends on. */
export type Extension = { readonly install: () => void }

export type ExtensionPoint<Part> = {
  /** The parts of all features. Throws before `features.ts` has composed them, so that none is ever missed in silence. */
  readonly parts: () => readonly Part[]
  readonly extend: (part: Part) => Extension
}

let composed = false

/**
 * Where a feature calls the features that depend on it: a payment tells what it pays that it has moved. Each of those adds
 * its part in its own `x.feature.ts`, so the imports run in one direction alone.
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

/** Installs what every feature adds, once for the process. */
export const installExtensions = (extensions: readonly Extension[]): void => {
  if (composed) return
  for (const { install } of extensions) install()
  composed = true
}
