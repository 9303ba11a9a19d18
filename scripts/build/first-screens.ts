import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type FirstScreen = {
  /** The area's folder in `src/features`. */
  readonly area: string
  /** The address below `/app`. */
  readonly address: string
}

/** Reads the pages that areas put into the navigation. They are read as text, because their icons need a browser's build. */
export const firstScreens = (): FirstScreen[] =>
  globSync('src/features/*/*.feature.ts', { cwd: root })
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\blink: \{ to: '([^']+)'/g)].map(([, address = '']) => ({
        area: basename(file, '.feature.ts'),
        address,
      })),
    )
