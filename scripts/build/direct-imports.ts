import type { Plugin, Rolldown } from 'vite'
import { baseOf, chunksOf, editChunk, removeChunk } from './edit-chunk.ts'

/** A chunk of nothing but `export{a as b}from"./other.js"`, which rolldown writes for each dynamic import of a group's module. */
const facade = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/

type Target = { readonly chunk: string; readonly names: string }

const targetOf = ({ code, isEntry }: Rolldown.OutputChunk): Target | null => {
  const [, pairs, chunk] = (!isEntry && facade.exec(code)) || []
  if (pairs === undefined || chunk === undefined) return null
  const picked = pairs.split(',').map((pair) => {
    const [own = '', wanted = own] = pair.split(' as ')
    return `${wanted}:e.${own}`
  })
  return { chunk: `assets/${chunk}`, names: picked.join() }
}

/** Lets dynamic imports load the chunk that holds the module, without a file in between that costs a request. */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const targets = chunksOf(bundle).flatMap((chunk) => {
        const target = targetOf(chunk)
        return target ? [[chunk.fileName, target] as const] : []
      })
      for (const [file] of targets) removeChunk(bundle, file)
      for (const chunk of chunksOf(bundle))
        editChunk(bundle, chunk, (replace) => {
          for (const [file, { chunk: into, names }] of targets) {
            replace(`import(\`./${baseOf(file)}\`)`, `import(\`./${baseOf(into)}\`).then(e=>({${names}}))`)
            // This list names what is loaded beside a dynamic import.
            replace(`"${file}"`, `"${into}"`)
          }
        })
      const manifest = bundle['.vite/manifest.json']
      if (manifest?.type === 'asset') manifest.source = named(String(manifest.source), new Map(targets))
    },
  },
})

/** In the manifest, a module's file is the chunk that holds it, and `names` tells under which short names. */
function named(manifest: string, targets: ReadonlyMap<string, Target>): string {
  const entries: Record<string, { file: string; names?: string }> = JSON.parse(manifest)
  for (const entry of Object.values(entries)) {
    const target = targets.get(entry.file)
    if (target) Object.assign(entry, { file: target.chunk, names: target.names })
  }
  return JSON.stringify(entries, null, 2)
}
