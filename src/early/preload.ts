import type { EarlyAnswers } from '#src/api/early-answers.ts'
import { firstLocale } from '#src/app/shared/locale/device-locale.ts'

/** The build names the scripts of each page of the app here: `/expenses` loads those files of the list. */
declare const __SCREENS__: {
  readonly files: readonly string[]
  readonly pages: Readonly<Record<string, readonly number[]>>
}

const pageOf = (pathname: string): string => pathname.replace(/^\/app/, '').replace(/\/$/, '') || '/home'

/** Loads the scripts of the page at an address beside those of the start. */
export function preloadScreen(pathname: string): void {
  for (const index of __SCREENS__.pages[pageOf(pathname)] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/app/${__SCREENS__.files[index]}`
    document.head.append(link)
  }
}

const everyPage = ['', '/errors', '/shell']
const dictionaries: Readonly<Record<string, readonly string[]>> = {
  '/login': ['', '/errors', '/login'],
  '/home': [...everyPage, '/home', '/common', '/expenses', '/payments', '/history'],
  '/expenses': [...everyPage, '/common', '/expenses', '/payments'],
}

/** Fetches the dictionaries of the page, in the language that the device knows of. */
export function fetchDictionaries(answers: EarlyAnswers, pathname: string): void {
  const folder: string | undefined = import.meta.env.DICTIONARIES
  if (!folder) return
  for (const name of dictionaries[pageOf(pathname)] ?? everyPage) {
    const address = `${folder}/${firstLocale()}${name}.json`
    const response = fetch(address)
    // The code that needs the dictionary fetches it again.
    response.catch(() => undefined)
    answers.set(address, { token: null, response })
  }
}
