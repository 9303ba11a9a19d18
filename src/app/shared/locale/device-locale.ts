import { initialLocale, type Locale } from '#contract/locale.ts'
import { storedText } from '../session/stored.ts'

/** The language last used on this device, for the pages before sign-in. */
const key = 'locale'

export const rememberLocale = (locale: Locale): void => localStorage.setItem(key, locale)

/** Before the session is known: the account's language if it is stored, else the device's, else the browser's. */
export const firstLocale = (): Locale =>
  initialLocale({ stored: storedText('languageLocale') ?? storedText(key), browser: navigator.languages })
