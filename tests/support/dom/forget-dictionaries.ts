import { loadedLocales, locales } from '#i18n/i18n-util.ts'

/** Unloads all dictionaries, so that an app started afterwards has to load those it needs. */
export const forgetDictionaries = (): void => {
  for (const locale of locales) Reflect.deleteProperty(loadedLocales, locale)
}
