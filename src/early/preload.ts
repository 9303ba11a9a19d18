import { joinPages, recoveryPages } from '#machines/session/pages.ts'
import type { EarlyAnswers } from '#src/api/early-answers.ts'
import { firstLocale } from '#src/app/shared/locale/device-locale.ts'

/**
 * The build names the scripts and dictionaries of each page of the app here: `/expenses/$id` loads those files of the list
 * beside those of the start. The login has some of `start` too.
 */
declare const __SCREENS__: {
  readonly start: readonly string[]
  readonly files: readonly string[]
  readonly words: readonly string[]
  readonly pages: Readonly<Record<string, { readonly files: readonly number[]; readonly words: readonly number[] }>>
}

const pageOf = (pathname: string): string => pathname.replace(/^\/app/, '').replace(/\/$/, '') || '/home'

/** Tells whether an address is that of a page, in whose name `$id` stands for any part. */
const isAt = (address: string, page: string): boolean => {
  const parts = page.split('/')
  const given = address.split('/')
  return parts.length === given.length && parts.every((part, at) => part.startsWith('$') || part === given[at])
}

function screenAt(pathname: string) {
  const { pages } = __SCREENS__
  const address = pageOf(pathname)
  return pages[address] ?? Object.entries(pages).find(([page]) => isAt(address, page))?.[1]
}

const scriptsOf = (pathname: string): string[] =>
  (screenAt(pathname)?.files ?? []).map((index) => `/app/${__SCREENS__.files[index]}`)

/** Loads the scripts of the page at an address beside those of the start. */
export function preloadScreen(pathname: string): void {
  for (const script of scriptsOf(pathname)) {
    const link = document.createElement('link')
    // A script that is preloaded as any other would be compiled again as the module that it is.
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = script
    document.head.append(link)
  }
}

/** These pages are of other apps, or know what they need only when they run. Every page needs the one without a name. */
const dictionaries: Readonly<Record<string, readonly string[]>> = {
  '/login': ['', '/login'],
  ...Object.fromEntries(recoveryPages.map((page) => [`/${page}`, ['', '/login', '/accountRecovery']])),
  ...Object.fromEntries(joinPages.map((page) => [pageOf(page), ['', '/joining']])),
  '/home': ['', '/home', '/common', '/expenses', '/payments', '/history'],
}

/** Lists the dictionaries of the page, in the language that the device knows of. */
function dictionariesOf(pathname: string): string[] {
  const folder: string | undefined = import.meta.env.DICTIONARIES
  if (!folder) return []
  const named = screenAt(pathname)?.words.map((index) => `/${__SCREENS__.words[index]}`) ?? []
  return (dictionaries[pageOf(pathname)] ?? ['', ...named]).map((name) => `${folder}/${firstLocale()}${name}.json`)
}

export function fetchDictionaries(answers: EarlyAnswers, pathname: string): void {
  for (const address of dictionariesOf(pathname)) {
    const response = fetch(address)
    // The code that needs the dictionary fetches it again.
    response.catch(() => undefined)
    answers.set(address, { token: null, response })
  }
}

const savesData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true

/** Puts the files of a page of the app into the browser's cache, without running them. */
export function fetchAhead(pathname: string): void {
  if (savesData()) return
  const known = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const scripts = [...__SCREENS__.start.map((file) => `/app/${file}`), ...scriptsOf(pathname)]
  for (const address of [...scripts, ...dictionariesOf(pathname)])
    if (!known.has(address))
      void fetch(address, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        // The page fetches it itself.
        .catch(() => undefined)
}
