import { build, type Plugin, type Rolldown } from 'vite'

const tag = /\s*<script type="module" src="\/src\/early\/main\.ts"><\/script>/
const inlined = '<meta name="early" />'

/** Writes the scripts that each page in the shell loads beside those of the start, for `src/early/preload.ts`. */
function screensIn(bundle: Rolldown.OutputBundle): string {
  const manifest = bundle['.vite/manifest.json']
  const entries: Record<string, { file: string; imports?: string[] }> =
    manifest?.type === 'asset' ? JSON.parse(String(manifest.source)) : {}
  const closure = (keys: readonly string[]) => {
    const all = new Set(keys)
    for (const key of all) for (const next of entries[key]?.imports ?? []) all.add(next)
    return [...new Set([...all].map((key) => entries[key]?.file ?? ''))].filter((file) => file.endsWith('.js'))
  }
  const page = bundle['index.html']
  const start = page?.type === 'asset' ? String(page.source) : ''
  const shell = ['src/routes/_authed.tsx?tsr-split=component', 'src/features/features.ts']
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const pages = Object.keys(entries).flatMap((key) => {
    const [, route] = /^src\/routes\/_authed(\/[^$?]+)\.tsx\?tsr-split=component$/.exec(key) ?? []
    if (route === undefined) return []
    const beside = closure([...shell, ...parentsOf(key), key]).filter((file) => !start.includes(file))
    return [[route.replaceAll('.', '/').replace(/\/index$/, ''), beside.map(indexOf)] as const]
  })
  return JSON.stringify({ start: scriptsIn(start), files, pages: Object.fromEntries(pages) })
}

const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="\/app\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)

/** Pages of the expenses are drawn inside the section's own component. */
const parentsOf = (key: string): string[] =>
  key.includes('/_authed/expenses/') ? ['src/routes/_authed/expenses.tsx?tsr-split=component'] : []

/** Puts `src/early` into both pages as an inline script; the server allows it by its hash. */
export function earlyScript(): Plugin {
  let define: Record<string, unknown> = {}
  return {
    name: 'early-script',
    enforce: 'post',
    config: (_, { command }) =>
      command === 'serve' ? { define: { __SCREENS__: '{"start":[],"files":[],"pages":{}}' } } : {},
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
        const code = (await bundled(define)).replaceAll('__SCREENS__', () => screensIn(bundle))
        for (const page of Object.values(bundle))
          if (page.type === 'asset' && page.fileName.endsWith('.html'))
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
