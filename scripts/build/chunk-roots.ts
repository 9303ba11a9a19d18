import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { firstScreens } from './first-screens.ts'

const root = join(import.meta.dirname, '../..')

export type Modules = ReadonlyMap<string, Rolldown.ModuleInfo | null>
/** An entry or a dynamic import. Modules go by the roots that reach them. */
export type Root = {
  readonly id: string
  readonly kind: 'main' | 'login' | 'join' | 'beside login' | 'shell' | 'first' | 'later'
  readonly area: string
  /** The first screens that load it, by their addresses. */
  readonly screens: readonly string[]
}

/** Other areas fill these parts of Home: its slots, which its route loads before Home is shown, and lines of what waits. */
const ofHome = /home-slots|calendar\/home\/(?:change|actual)-lines/
/**
 * First screens load these parts by themselves once they are shown. The parts stand apart from what loads on a press, or each
 * of these screens would load the forms and dialogs of its area too.
 */
export const besideFirst = /\/home\/(?:week-card|unopened-card)\.|calendar\/view\/events-failed\.|\/folder-head\./
export const ofRecovery = /src\/login\/(?:recovery\/|sign-in-rules)/
export const ofJoin = /src\/join\//
/** Pages below `/expenses` are drawn inside this one. */
const ofSection = /_authed\/expenses\.tsx/
/** Pages that need no session are drawn inside this one. */
const ofOpen = /routes\/_open\.tsx/
const isOpen = (address: string): boolean =>
  ['', '.index'].some((name) => existsSync(join(root, 'src/routes/_open', `${address}${name}.tsx`)))
/** Home loads it by itself, and it is drawn like the page of the history. */
const ofHistory = /history\/latest-card\./

/** Lists the roots of all modules. */
export function rootsOf(modules: Modules): Root[] {
  const screens = firstScreens().map(({ address }) => address)
  const lazy = new Set([...modules.values()].flatMap((info) => info?.dynamicallyImportedIds ?? []))
  const fromLogin = new Set(
    [...modules].flatMap(([id, info]) =>
      /\/src\/(?:login|app\/small)\//.test(id) ? (info?.dynamicallyImportedIds ?? []) : [],
    ),
  )
  const kindOf = (id: string): Root['kind'] => {
    // Ways back into an account load when one is used, and the main app has none.
    if (fromLogin.has(id)) return ofRecovery.test(id) ? 'later' : 'beside login'
    if (/routes\/_authed\.tsx|features\/features\.ts|start-services|await-frame/.test(id)) return 'shell'
    return screensOf(id).length > 0 ? 'first' : 'later'
  }
  /** Lists the pages whose loaders import it. What a page imports by itself stands in the part that is split from its route. */
  const loadersOf = (id: string) =>
    (modules.get(id)?.dynamicImporters ?? []).filter((by) => !by.includes('?')).map(addressOf)
  const screensOf = (id: string) =>
    screens.filter(
      (address) =>
        address === addressOf(id) ||
        loadersOf(id).includes(address) ||
        (address === '/home' && ofHome.test(id)) ||
        (address === '/account' && /account\/load-account\./.test(id)) ||
        (ofSection.test(id) && address.startsWith('/expenses')) ||
        (ofOpen.test(id) && isOpen(address)) ||
        (ofHistory.test(id) && address === '/history'),
    )
  return [...modules].flatMap(([id, info]): Root[] => {
    if (info?.isEntry) return [{ id, kind: entryOf(id), area: '', screens: [] }]
    return lazy.has(id) ? [{ id, kind: kindOf(id), area: areaOf(id, info), screens: screensOf(id) }] : []
  })
}

const entryOf = (id: string): Root['kind'] => {
  const [, name] = /\/(login|join)\.html$/.exec(id) ?? []
  return name === 'login' || name === 'join' ? name : 'main'
}

/** `routes/_authed/expenses/payments.index.tsx?...` is the page `/expenses/payments`. */
const addressOf = (id: string): string =>
  /src\/routes\/_\w+(\/[^?]+)\.tsx/
    .exec(id)?.[1]
    ?.replaceAll('.', '/')
    .replace(/\/index$/, '') ?? ''

/** A route belongs to the area whose page it shows. The parts of Home that other areas fill belong to Home. */
function areaOf(id: string, info: Rolldown.ModuleInfo | null): string {
  if (ofHome.test(id)) return 'home'
  if (/routes\/dev/.test(id)) return 'dev'
  if (ofRecovery.test(id)) return 'recovery'
  if (ofJoin.test(id)) return 'join'
  if (ofSection.test(id)) return 'expenses'
  const named = [id, ...(info?.importedIds ?? [])].map((one) => /src\/features\/([\w-]+)\//.exec(one)?.[1])
  return named.find((area) => area !== undefined) ?? ''
}
