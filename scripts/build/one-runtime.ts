import type { Plugin } from 'vite'
import { baseOf, chunksOf, editChunk, pagesOf, removeChunk } from './edit-chunk.ts'

const parts = /^([\s\S]*)export\{([^}]+)\};?\s*$/
const shared = '__runtime'

/**
 * Moves the bundler's helpers, 0.6 kB that every page needs, from their own file into the chunk `react`, which every
 * page loads first.
 */
export const oneRuntime = (): Plugin => ({
  name: 'one-runtime',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const runtime = chunksOf(bundle).find(({ name }) => name === 'rolldown-runtime')
      const home = chunksOf(bundle).find(({ name }) => name === 'react')
      if (!runtime || !home) return
      const [, code = '', names = ''] = parts.exec(runtime.code) ?? []
      if (code === '') throw new Error('the bundler writes its runtime in another way')
      const fields = names.split(',').map((pair) => pair.split(' as ').reverse().join(':'))
      const file = baseOf(runtime.fileName)
      const picked = new RegExp(`import\\{([^}]+)\\}from"\\./${file.replaceAll('.', '\\.')}";?`)
      removeChunk(bundle, runtime.fileName)
      for (const chunk of chunksOf(bundle)) {
        const [whole, wanted] = picked.exec(chunk.code) ?? []
        const own = wanted?.split(',').map((pair) => {
          const [name = '', local = name] = pair.split(' as ')
          return `${local}=${shared}.${name}`
        })
        editChunk(bundle, chunk, (replace) => {
          if (chunk === home) {
            if (whole) replace(whole, `var ${shared}=(()=>{${code}return{${fields.join()}}})(),${own?.join()};`)
            replace('export{', `export{${shared},`)
          } else if (whole) replace(whole, `import{${shared}}from"./${baseOf(home.fileName)}";var ${own?.join()};`)
          replace(`import"./${file}";`, '')
          replace(`"${runtime.fileName}"`, `"${home.fileName}"`)
        })
      }
      for (const page of pagesOf(bundle))
        page.source = String(page.source).replace(new RegExp(`\\s*<[^<]*${file}"[^<]*(</script>|>)`), '')
      const manifest = bundle['.vite/manifest.json']
      if (manifest?.type === 'asset') manifest.source = withoutFile(String(manifest.source), file)
    },
  },
})

function withoutFile(manifest: string, file: string): string {
  const chunks: Record<string, { imports?: string[] }> = JSON.parse(manifest)
  delete chunks[`_${file}`]
  for (const chunk of Object.values(chunks))
    if (chunk.imports) chunk.imports = chunk.imports.filter((key) => key !== `_${file}`)
  return JSON.stringify(chunks, null, 2)
}
