import type { Locale } from '#contract/locale.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { i18nObject } from '#i18n/i18n-util.ts'

loadAllLocales()

export const words = (locale: Locale = 'en-US') => i18nObject(locale)
