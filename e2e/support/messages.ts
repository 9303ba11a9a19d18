import type { Locale } from '#contract/locale.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { i18nObject } from '#i18n/i18n-util.ts'

loadAllLocales()

/** Tests find elements by the product's texts, so that they run in every language. */
export type Messages = TranslationFunctions

export const messagesIn = (locale: Locale): Messages => i18nObject(locale)
