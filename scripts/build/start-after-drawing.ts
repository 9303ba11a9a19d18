import type { Plugin, Rolldown } from 'vite'
import { pagesOf } from './edit-chunk.ts'

const script = /<script type="module" crossorigin src="\/app\/([^"]+)"><\/script>/g

/**
 * Lets the pages fetch and compile their scripts without running them, since `src/early/start-app.ts` runs the last one, which imports
 * the others, after the drawing was painted.
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
        const last = files.at(-1)
        if (last === undefined || !importsAll(bundle, last, files))
          throw new Error(`${page.fileName} has no last script`)
        page.source = html.replace(script, (_, file) => {
          const mark = file === last ? ' data-starts' : ''
          return `<link rel="modulepreload" crossorigin href="/app/${file}"${mark}>`
        })
      }
    },
  },
})

function importsAll(bundle: Rolldown.OutputBundle, from: string, files: readonly string[]): boolean {
  const loaded = new Set([from])
  for (const file of loaded) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) loaded.add(next)
  }
  return files.every((file) => loaded.has(file))
}
