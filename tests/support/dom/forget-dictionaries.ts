import { loadedLocales, locales } from '#i18n/i18n-util.ts'

/** An app that starts afterwards has to load the dictionaries it needs, whatever was loaded before. */
export const forgetDictionaries = (): void => {
  for (const locale of locales) Reflect.deleteProperty(loadedLocales, locale)
}
