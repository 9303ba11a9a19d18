import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** None: amounts are written by contract/money.ts and times by contract/time.ts, which know currency and zone. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
