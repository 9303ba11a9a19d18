import type { Plugin, Rolldown } from 'vite'
import { chunksOf, editChunk } from './edit-chunk.ts'

const list = /m\.f=\[([^\]]*)\]/
const use = /__vite__mapDeps\(\[([\d,]*)\]\)/g
const renamed = '__vite__numbered'

/**
 * A dynamic import names the files to preload by their numbers in a list. Files that were loaded before the import could
 * run are left out of both, and each file stands in the list once.
 */
export const preloadedOnce = (): Plugin => ({
  name: 'preloaded-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]))
      for (const chunk of chunks.values()) {
        const [, names] = list.exec(chunk.code) ?? []
        if (names === undefined) continue
        const files: string[] = JSON.parse(`[${names}]`)
        const loaded = loadedBefore(chunk, chunks)
        const listed: string[] = []
        const numberOf = (file: string): number =>
          listed.includes(file) ? listed.indexOf(file) : listed.push(file) - 1
        const lists = new Set([...chunk.code.matchAll(use)].map(([, numbers = '']) => numbers))
        editChunk(bundle, chunk, (replace) => {
          for (const numbers of lists) {
            const wanted = numbers.split(',').flatMap((at) => files[Number(at)] ?? [])
            const left = new Set(wanted.filter((file) => !loaded.has(file)).map(numberOf))
            replace(`__vite__mapDeps([${numbers}])`, `${renamed}([${[...left].join()}])`)
          }
          replace(renamed, '__vite__mapDeps')
          replace(`m.f=[${names}]`, `m.f=${JSON.stringify(listed)}`)
        })
      }
    },
  },
})

/** Returns the chunk itself and what it imports statically, which is loaded whenever its code runs. */
function loadedBefore(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<string> {
  const loaded = new Set([chunk.fileName])
  for (const file of loaded) for (const next of chunks.get(file)?.imports ?? []) loaded.add(next)
  return loaded
}
