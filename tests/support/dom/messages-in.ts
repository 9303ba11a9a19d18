import { i18nObject } from 'typesafe-i18n'
import type { Locale } from '#contract/locale.ts'
import type { Formatters, TranslationFunctions, Translations } from '#i18n/i18n-types.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { loadedFormatters, loadedLocales } from '#i18n/i18n-util.ts'
import { forgetDictionaries } from './forget-dictionaries.ts'

/** Loads every dictionary for the test, without making them available to the app under test. */
const complete = (() => {
  const before = { ...loadedLocales }
  forgetDictionaries()
  loadAllLocales()
  const all = { ...loadedLocales }
  forgetDictionaries()
  Object.assign(loadedLocales, before)
  return all
})()

export const messagesIn = (locale: Locale = 'en-US') =>
  i18nObject<Locale, Translations, TranslationFunctions, Formatters>(locale, complete[locale], loadedFormatters[locale])
