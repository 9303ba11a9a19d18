import type { Locale } from '#contract/locale.ts'
import { initFormatters } from '#i18n/formatters.ts'
import type { Namespaces, TranslationFunctions } from '#i18n/i18n-types.ts'
import { i18nObject, loadedFormatters, loadedLocales } from '#i18n/i18n-util.ts'
import type { FailureTexts } from '#src/api/failures.ts'
import { everywhere, loadArea, loadBase } from './load-dictionary.ts'

type Loaded = { readonly locale: Locale; readonly LL: TranslationFunctions }

/**
 * Loads the dictionaries of one language at a time. A page names the namespaces that it needs, and a change of language
 * loads the same namespaces before it shows.
 */
export function createDictionaries(first: Locale) {
  const needed = new Set<Namespaces>()
  const listeners = new Set<() => void>()
  let wanted = first
  let loaded: Loaded | null = null

  const onTheirWay = new Map<string, Promise<void>>()

  /** Fetches a part once, also when several pages wait for it. */
  function fetchPart(locale: Locale, part: string, load: () => Promise<object>): Promise<void> {
    const key = `${locale}/${part}`
    const fetching =
      onTheirWay.get(key) ??
      load()
        .then((texts) => {
          loadedLocales[locale] = Object.assign({}, loadedLocales[locale], texts)
        })
        .finally(() => onTheirWay.delete(key))
    onTheirWay.set(key, fetching)
    return fetching
  }
  async function bring(locale: Locale, namespaces: readonly Namespaces[]) {
    const known = loadedLocales[locale] ?? {}
    const missing = namespaces.filter((name) => !(name in known) && !everywhere.some((one) => one === name))
    await Promise.all([
      'productName' in known || fetchPart(locale, '', () => loadBase(locale)),
      ...missing.map((name) => fetchPart(locale, name, async () => ({ [name]: await loadArea(locale, name) }))),
    ])
    loadedFormatters[locale] = initFormatters(locale)
  }
  async function show(locale: Locale) {
    await bring(locale, [...needed])
    // A newer choice wins over this one, whose dictionaries were still loading.
    if (locale !== wanted) return
    loaded = { locale, LL: i18nObject(locale) }
    for (const listener of listeners) listener()
  }
  return {
    /** Resolves once the dictionaries are loaded. */
    need: async (...namespaces: Namespaces[]): Promise<void> => {
      const all = namespaces.every((name) => needed.has(name))
      for (const name of namespaces) needed.add(name)
      if (!all || !loaded) await show(wanted)
    },
    choose: async (locale: Locale): Promise<void> => {
      if (locale === wanted && loaded?.locale === locale) return
      wanted = locale
      await show(locale)
    },
    locale: (): Locale => wanted,
    /** Null until the first dictionaries are loaded. */
    loaded: (): Loaded | null => loaded,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Dictionaries = ReturnType<typeof createDictionaries>

/** Gives the texts of failures. A call may fail before the first dictionaries are loaded; its text is never shown. */
export function failureTexts(dictionaries: Dictionaries): FailureTexts {
  const errors = dictionaries.loaded()?.LL.errors
  return {
    unexpected: errors?.unexpected() ?? '',
    rateLimited: errors?.rateLimited() ?? '',
    network: errors?.network() ?? '',
  }
}
