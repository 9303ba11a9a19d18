import type { Plugin, Rolldown } from 'vite'
import { pagesOf } from './edit-chunk.ts'

const script = /<script type="module" crossorigin src="\/app\/([^"]+)"><\/script>/g

/**
 * Lets the pages fetch and compile their scripts without running them, since `src/early/start-app.ts` runs one after the other once
 * the drawing was painted.
 */
export const startAfterDrawing = (): Plugin => ({
  name: 'start-after-drawing',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const page of pagesOf(bundle)) {
        const html = String(page.source)
        const files = [...html.matchAll(script)].map(([, file = '']) => file)
        if (files.length === 0 || !files.every((file, at) => importsOnly(bundle, file, files.slice(0, at), files)))
          throw new Error(`the scripts of ${page.fileName} are not in the order in which they import each other`)
        page.source = html.replace(script, '<link rel="modulepreload" crossorigin href="/app/$1" data-starts>')
      }
    },
  },
})

/** Tells whether what a file imports of `all` is among those before it. */
function importsOnly(
  bundle: Rolldown.OutputBundle,
  file: string,
  before: readonly string[],
  all: readonly string[],
): boolean {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' && chunk.imports.every((next) => before.includes(next) || !all.includes(next))
}
