import { build, type Plugin } from 'vite'
import { pagesOf } from './edit-chunk.ts'
import { noScreens, screensIn } from './screens.ts'

const tag = /\s*<script type="module" src="\/src\/early\/main\.ts"><\/script>/
const inlined = '<meta name="early" />'

/** Puts `src/early` into both pages as an inline script; the server allows it by its hash. */
export function earlyScript(): Plugin {
  let define: Record<string, unknown> = {}
  return {
    name: 'early-script',
    enforce: 'post',
    config: (_, { command }) => (command === 'serve' ? { define: { __SCREENS__: JSON.stringify(noScreens) } } : {}),
    configResolved: (config) => {
      define = config.define ?? {}
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? html : html.replace(tag, `\n    ${inlined}`)),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const code = (await bundled(define)).replaceAll('__SCREENS__', () => JSON.stringify(screensIn(bundle)))
        for (const page of pagesOf(bundle))
          page.source = String(page.source).replace(inlined, () => `<script>${code}</script>`)
      },
    },
  }
}

async function bundled(define: Record<string, unknown>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: 'src/early/main.ts', output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('src/early was not built')
  return chunk.code.trim().replaceAll('</', '<\\/')
}
