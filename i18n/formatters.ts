import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** None: amounts are written by domain/money.ts and times by domain/time.ts, which know currency and zone. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
