import type { Plugin, Rolldown } from 'vite'
import { firstScreens } from './first-screens.ts'

/**
 * Names the chunk of each module, so that a page loads a few files and no file is tiny. A module goes by the entries and
 * dynamic imports ("roots") that reach it. All that a module imports is reached by the same roots and perhaps by more,
 * so chunks import each other in one direction: an area, what areas share, the shell, the start.
 */
export function chunkPlan(): { readonly plugin: Plugin; readonly nameOf: (id: string) => string | null } {
  let names = new Map<string, string>()
  return {
    plugin: {
      name: 'chunk-plan',
      apply: 'build',
      buildEnd() {
        names = plan(new Map([...this.getModuleIds()].flatMap((id) => [[id, this.getModuleInfo(id)] as const])))
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  }
}

type Modules = ReadonlyMap<string, Rolldown.ModuleInfo | null>
type Root = {
  readonly id: string
  readonly kind: 'main' | 'login' | 'beside login' | 'shell' | 'first' | 'later'
  readonly area: string
}

/** Packages with a chunk of their own: they are big, and change only with their version or load after the page. */
const apart: readonly (readonly [name: string, test: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['forms', /node_modules\/(react-hook-form|@hookform)\//],
  ['flags', /node_modules\/@openfeature\/|\/open-flags\.ts$/],
]

const loadedFirst: ReadonlySet<string> = new Set(['start', 'main', 'login', 'requests'])

/** The fewest characters of an area's code, before it is minified, that make a chunk of their own: about 8 kB of chunk. */
const leastCode = 20_000

function plan(modules: Modules): Map<string, string> {
  const roots = rootsOf(modules)
  const reachedBy = new Map<string, Root[]>()
  for (const root of roots)
    for (const id of reach(modules, root.id)) reachedBy.set(id, [...(reachedBy.get(id) ?? []), root])
  const names = new Map([...reachedBy].map(([id, by]) => [id, nameBy(id, by)] as const))
  return withoutSmall(names, modules)
}

function rootsOf(modules: Modules): Root[] {
  const screens = new Set(firstScreens().map(({ address }) => address))
  const lazy = new Set([...modules.values()].flatMap((info) => info?.dynamicallyImportedIds ?? []))
  const fromLogin = new Set(
    [...modules].flatMap(([id, info]) => (/\/src\/login\//.test(id) ? (info?.dynamicallyImportedIds ?? []) : [])),
  )
  const kindOf = (id: string): Root['kind'] => {
    if (fromLogin.has(id)) return 'beside login'
    if (/routes\/_authed\.tsx|features\/features\.ts|start-services/.test(id)) return 'shell'
    return screens.has(addressOf(id)) || /home-slots|latest-card/.test(id) ? 'first' : 'later'
  }
  return [...modules].flatMap(([id, info]) => {
    if (info?.isEntry) return [{ id, kind: /login\.html$/.test(id) ? 'login' : 'main', area: '' } as const]
    return lazy.has(id) ? [{ id, kind: kindOf(id), area: areaOf(id, info) }] : []
  })
}

/** `routes/_authed/expenses/payments.index.tsx?...` is the page `/expenses/payments`. */
const addressOf = (id: string): string =>
  /src\/routes\/_\w+(\/[^?]+)\.tsx/
    .exec(id)?.[1]
    ?.replaceAll('.', '/')
    .replace(/\/index$/, '') ?? ''

/** A route belongs to the area whose page it shows. The parts of Home that other areas fill belong to Home. */
function areaOf(id: string, info: Rolldown.ModuleInfo | null): string {
  if (/home-slots|latest-card/.test(id)) return 'home'
  if (/routes\/dev/.test(id)) return 'dev'
  if (/_authed\/expenses\.tsx/.test(id)) return 'expenses'
  const named = [id, ...(info?.importedIds ?? [])].map((one) => /src\/features\/([\w-]+)\//.exec(one)?.[1])
  return named.find((area) => area !== undefined) ?? ''
}

function reach(modules: Modules, from: string): Set<string> {
  const reached = new Set([from])
  for (const id of reached) for (const next of modules.get(id)?.importedIds ?? []) reached.add(next)
  return reached
}

function nameBy(id: string, by: readonly Root[]): string {
  const known = apart.find(([, test]) => test.test(id))
  if (known) return known[0]
  const has = (kind: Root['kind']) => by.some((root) => root.kind === kind)
  if (has('login') && has('main')) return 'start'
  if (has('login')) return by.every(({ kind }) => kind === 'login') ? 'login' : 'fields'
  if (has('beside login')) return 'requests'
  if (has('main')) return 'main'
  if (has('shell')) return 'shell'
  const areasOf = (roots: readonly Root[]) => [...new Set(roots.map(({ area }) => area))]
  const first = areasOf(by.filter(({ kind }) => kind === 'first'))
  if (first.length > 1) return sharedName(first)
  const [only = '', another] = areasOf(by)
  if (first[0])
    return another === undefined || first[0] === 'expenses' || first[0] === 'home' ? first[0] : 'shared-more'
  if (another !== undefined) return 'shared-later'
  if (only === '') return by.length === 1 ? titleOf(by) : 'shared-later'
  return `${only}-later`
}

/** Two areas that show something first both load it; all areas load what more than two show. */
function sharedName(areas: readonly string[]): string {
  if (areas.length > 2) return 'shared'
  if (!areas.includes('home')) return 'lists'
  return areas.includes('expenses') ? 'shared' : 'home'
}

const titleOf = ([root]: readonly Root[]): string => /([\w-]+)\.\w+(\?.*)?$/.exec(root?.id ?? '')?.[1] ?? 'shared-later'

/** Moves the code of a small area into a chunk with that of others. */
function withoutSmall(names: Map<string, string>, modules: Modules): Map<string, string> {
  const sizes = new Map<string, number>()
  for (const [id, name] of names) sizes.set(name, (sizes.get(name) ?? 0) + (modules.get(id)?.code?.length ?? 0))
  const screens = new Set(firstScreens().map(({ area }) => area))
  const inTo = (name: string): string => {
    if (loadedFirst.has(name) || (sizes.get(name) ?? 0) >= leastCode) return name
    return screens.has(name) ? 'pages' : 'shared-later'
  }
  return new Map([...names].map(([id, name]) => [id, inTo(name)]))
}
