import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minifySync, type Plugin } from 'vite'
import { besideFirst, type Modules, ofJoin, ofRecovery, type Root, rootsOf } from './chunk-roots.ts'
import { firstScreens } from './first-screens.ts'
import { type Group, mergeSmall } from './merge-chunks.ts'
import { isSchemas } from './split-schemas.ts'

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
        // Modules are loaded in another order each time; sorted, they always make the same chunks.
        names = plan(new Map([...this.getModuleIds()].sort().flatMap((id) => [[id, this.getModuleInfo(id)] as const])))
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  }
}

/** Packages with a chunk of their own: they are big, and change only with their version or load after the page. */
const apart: readonly (readonly [name: string, test: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['forms', /node_modules\/(react-hook-form|@hookform)\//],
  // The login reads rules once somebody types.
  ['rules', /node_modules\/zod\/|\/forms\/flat-resolver\.ts$/],
  // The login sends requests too, so what sends them may import nothing that only the main app has.
  ['ky', /node_modules\/ky\/|\/ky-transport\.ts$/],
  ['flags', /node_modules\/@openfeature\/|\/open-flags\.ts$/],
  // The login asks for passkeys too, and would start the main app with a chunk of its.
  ['passkeys', /node_modules\/@simplewebauthn\/|\/shared\/passkeys\/passkeys\.ts$|\/passkey-sign-in\.ts$/],
]

/** Nothing of the main app may be merged into what a small app loads. */
const ofSmallApps = /^(?:recovery|join)-later$/

/** The pages for developers are big, and nobody else loads what is merged into them. */
const ofDevelopers = 'dev-later'

const isApart = (name: string): boolean =>
  name === ofDevelopers || ofSmallApps.test(name) || apart.some(([own]) => own === name)

/** The start is the same for all pages. */
const start: ReadonlySet<string> = new Set([
  'start',
  'main',
  'login',
  'join',
  'small',
  'questions',
  'questions-later',
  'requests',
  'react',
])

function plan(modules: Modules): Map<string, string> {
  const roots = rootsOf(modules)
  const reachedBy = new Map<string, Root[]>()
  for (const root of roots)
    for (const id of reach(modules, root.id)) reachedBy.set(id, [...(reachedBy.get(id) ?? []), root])
  const names = new Map([...reachedBy].map(([id, by]) => [id, nameBy(id, by)] as const))
  const every = new Set(firstScreens().map(({ address }) => address))
  const groups = new Map<string, Group>()
  for (const [id, name] of names) {
    if (start.has(name)) continue
    const by = reachedBy.get(id) ?? []
    const screens = name === 'shell' ? every : new Set(by.flatMap((root) => root.screens))
    const group: Group = groups.get(name) ?? {
      name,
      screens,
      alone: isApart(name) || name === 'recovery-later',
      later: new Set(),
      size: 0,
      length: 0,
      code: '',
      imports: new Set(),
    }
    for (const area of laterAreas(by)) group.later.add(area)
    const code = ownCode(modules.get(id)?.code ?? '')
    group.size += gzipSync(code).length
    group.length += code.length
    group.code += code
    for (const next of modules.get(id)?.importedIds ?? []) {
      const other = names.get(next)
      if (other !== undefined && other !== name && !start.has(other)) group.imports.add(other)
    }
    groups.set(name, group)
  }
  const merged = mergeSmall([...groups.values()])
  return new Map([...names].map(([id, name]) => [id, merged.get(name) ?? name]))
}

/**
 * Returns what code adds to a chunk, roughly: the names that modules exchange are left out. Paths of this folder stand in
 * some modules, and would make other chunks elsewhere.
 */
const ownCode = (code: string): string =>
  minifySync('module.js', code.replaceAll(root, ''), { module: true }).code.replace(
    /\bimport\s*[\w{}*$,\s]*(?:from)?\s*"[^"]*";?|\bexport\s*\{[^}]*\};?/g,
    '',
  )

const root = join(import.meta.dirname, '../..')

function reach(modules: Modules, from: string): Set<string> {
  const reached = new Set([from])
  for (const id of reached) for (const next of modules.get(id)?.importedIds ?? []) reached.add(next)
  return reached
}

function nameBy(id: string, by: readonly Root[]): string {
  const known = apart.find(([, test]) => test.test(id))
  if (known) return known[0]
  const has = (kind: Root['kind']) => by.some((root) => root.kind === kind)
  if ((has('login') || has('join')) && has('main')) return 'start'
  if (has('login')) return nameInLogin(by)
  const isOf = (own: string) => by.some(({ area }) => area === own)
  // A module that a small app shares with a page may load nothing of the main app's own start.
  const ofBoth = (own: string) => isOf(own) && by.some(({ area }) => area !== own)
  if (has('beside login') || ofBoth('recovery') || (ofBoth('join') && has('main')))
    return isSchemas(id) && !has('main') && !by.some(isOnFirstScreen) ? 'rules' : 'requests'
  if (has('join') || ofBoth('join')) return nameInJoin(by)
  if (has('main')) return 'main'
  if (has('shell')) return 'shell'
  const screens = [...new Set(by.flatMap((root) => root.screens))]
  if (screens.length > 0) return `${screens.sort().join(' ')}${isElsewhere(by) ? ' elsewhere' : ''}`
  const beside = new Set(by.filter((root) => besideFirst.test(root.id)).map(({ area }) => area))
  if (beside.size > 0) return beside.size > 1 ? 'shared-beside' : `${[...beside].join()}-beside`
  const [only = '', another] = [...new Set(by.map(({ area }) => area))]
  if (another !== undefined) return 'shared-later'
  if (only === '') return by.length === 1 ? titleOf(by) : 'shared-later'
  return `${only}-later`
}

/** Names what the login needs: alone, with the join app, with first screens of the main app, or with its forms. */
function nameInLogin(by: readonly Root[]): string {
  if (by.every(({ id, kind }) => kind === 'login' || ofRecovery.test(id))) return 'login'
  const isSmall = ({ id, kind }: Root) => kind === 'login' || kind === 'join' || ofRecovery.test(id) || ofJoin.test(id)
  if (by.every(isSmall)) return 'small'
  // Forms of the main app load after its first screens.
  return by.some((root) => root.kind === 'main' || isOnFirstScreen(root)) ? 'start' : 'forms'
}

/** Names what the join app needs: alone, with first screens, with its first question, or later. */
function nameInJoin(by: readonly Root[]): string {
  if (by.every(({ id, kind }) => kind === 'join' || ofJoin.test(id))) return 'join'
  if (by.some(isOnFirstScreen)) return 'start'
  return by.some(({ kind }) => kind === 'join') ? 'questions' : 'questions-later'
}

/** Lists the areas of the pages that load it and are no first screens. Pages for developers have no budget. */
const laterAreas = (by: readonly Root[]): string[] =>
  by.filter(({ kind, area }) => kind === 'later' && area !== 'dev').map(({ area }) => area)

/** Says that such pages belong to other areas than the first screens that load it. */
const isElsewhere = (by: readonly Root[]): boolean => {
  const areas = new Set(by.filter(isOnFirstScreen).map(({ area }) => area))
  return laterAreas(by).some((area) => !areas.has(area))
}

const isOnFirstScreen = ({ kind, screens }: Root): boolean => kind === 'shell' || screens.length > 0

const titleOf = ([root]: readonly Root[]): string => /([\w-]+)\.\w+(\?.*)?$/.exec(root?.id ?? '')?.[1] ?? 'shared-later'
