import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')
const folder = 'src/routes/_authed'
const shell = ['src/routes/_authed.tsx?tsr-split=component', 'src/features/features.ts']

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>
type Page = { readonly files: readonly number[]; readonly words: readonly number[] }
export type Screens = {
  readonly start: readonly string[]
  readonly files: readonly string[]
  readonly words: readonly string[]
  readonly pages: Readonly<Record<string, Page>>
}
export const noScreens: Screens = { start: [], files: [], words: [], pages: {} }

/** Gives each value a number, the same each time. */
function numbered() {
  const all: string[] = []
  return { all, of: (value: string) => (all.includes(value) ? all.indexOf(value) : all.push(value) - 1) }
}

/** Lists what each page in the shell loads beside the start: its scripts, and the dictionaries that its loaders name. */
export function screensIn(bundle: Rolldown.OutputBundle): Screens {
  const manifest = manifestIn(bundle)
  const page = bundle['index.html']
  const start = scriptsIn(page?.type === 'asset' ? String(page.source) : '')
  const files = numbered()
  const words = numbered()
  const pages = routeFiles().flatMap((file): [string, Page][] => {
    const own = splitOf(file)
    if (!(own in manifest)) return []
    const around = aroundOf(file)
    const loaded = closureOf(manifest, [...shell, ...around.map(splitOf), own]).filter((name) => !start.includes(name))
    const named = new Set([...around, file].flatMap(wordsOf))
    return [[addressOf(file), { files: loaded.map(files.of), words: [...named].map(words.of) }]]
  })
  return { start, files: files.all, words: words.all, pages: Object.fromEntries(pages) }
}

function manifestIn(bundle: Rolldown.OutputBundle): Manifest {
  const manifest = bundle['.vite/manifest.json']
  return manifest?.type === 'asset' ? JSON.parse(String(manifest.source)) : {}
}

const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="\/app\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)

function closureOf(manifest: Manifest, keys: readonly string[]): string[] {
  const all = new Set(keys)
  for (const key of all) for (const next of manifest[key]?.imports ?? []) all.add(next)
  return [...new Set([...all].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'))
}

const routeFiles = (): string[] =>
  globSync(`${folder}/**/*.tsx`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('/$.tsx'))
    .sort()

const splitOf = (file: string): string => `${file}?tsr-split=component`

/** Returns `expenses.payments.$id.index` of a route's file. */
const dotted = (file: string): string => file.slice(folder.length + 1, -'.tsx'.length).replaceAll('/', '.')

/** Returns the address of a page; a part that ends in `_` stands outside of the route it is named after. */
export const addressOf = (file: string): string =>
  `/${dotted(file).replaceAll('_.', '.').replaceAll('.', '/')}`.replace(/\/index$/, '')

/** Lists the routes inside which this one is drawn, the outermost first. */
export function aroundOf(file: string): string[] {
  const parts = dotted(file).split('.')
  const outer = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('.'))
  return outer.flatMap((name) => routeFiles().find((other) => dotted(other) === name) ?? [])
}

/** Lists the dictionaries that a route's loader names, or a loader that it shares with others. */
export function wordsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const calls = [...code.matchAll(/dictionaries\.need\(([^)]*)\)/g)].map(([, names = '']) => names)
  const shared = [...code.matchAll(/(?:from |import\()'([^']*\/-?load-[\w-]+\.ts)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  )
  return [
    ...calls.flatMap((names) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
    ...shared.filter((path) => existsSync(join(root, path))).flatMap(wordsOf),
  ]
}
