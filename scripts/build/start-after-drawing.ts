import type { Plugin, Rolldown } from 'vite'
import { chunksOf } from './edit-chunk.ts'

const script = /<script type="module" crossorigin src="\/app\/([^"]+)"><\/script>/g

/** What no first screen runs, so that compiling all of it would only cost. */
const isLater = ({ name }: Rolldown.OutputChunk): boolean => /-(?:later|beside)$|^(?:rules|passkeys)$/.test(name)

/** Chromium compiles the whole of such a file at once, and not each function again when it is called. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets the pages fetch their scripts without running them, since `src/early/start-app.ts` runs the last one, which imports
 * the others, after the drawing was painted. A file that is written for the first screens says that all of it will run.
 */
export const startAfterDrawing = (): Plugin => ({
  name: 'start-after-drawing',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
        const html = String(page.source)
        const files = [...html.matchAll(script)].map(([, file = '']) => file)
        const last = files.at(-1)
        if (last === undefined || !importsAll(bundle, last, files))
          throw new Error(`${page.fileName} has no last script`)
        page.source = html.replace(script, (_, file) => {
          const mark = file === last ? ' data-starts' : ''
          return `<link rel="preload" as="script" crossorigin href="/app/${file}"${mark}>`
        })
      }
      for (const chunk of chunksOf(bundle)) if (!isLater(chunk)) addHint(bundle, chunk)
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

/** Adds a line to the chunk and to its source map, whose lines end with semicolons. */
function addHint(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): void {
  chunk.code = hint + chunk.code
  const asset = bundle[`${chunk.fileName}.map`]
  if (asset?.type !== 'asset') return
  const map: { mappings: string } = JSON.parse(String(asset.source))
  asset.source = JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}
