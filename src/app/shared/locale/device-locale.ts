import { initialLocale, type Locale } from '#contract/locale.ts'
import { storedText } from '../session/stored.ts'

/** Pages before sign-in use the language that was last used on this device. */
const key = 'locale'

export const rememberLocale = (locale: Locale): void => localStorage.setItem(key, locale)

/** Before the session is known, the stored account language comes first, then the device's, then the browser's. */
export const firstLocale = (): Locale =>
  initialLocale({ stored: storedText('languageLocale') ?? storedText(key), browser: navigator.languages })
