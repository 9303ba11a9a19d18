import { initialLocale, type Locale } from '#contract/locale.ts'
import { storedText } from '../session/stored-text.ts'

/** Only a choice on the login page is stored here; a person's own language belongs to the account. */
const key = 'locale'

export const rememberLocale = (locale: Locale): void => localStorage.setItem(key, locale)

/** Gives the language before the session is known: the one chosen on the login page, else the account's, else the browser's. */
export const firstLocale = (): Locale =>
  initialLocale({ stored: storedText(key) ?? storedText('languageLocale'), browser: navigator.languages })
