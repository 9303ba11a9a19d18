import type { SessionKey } from '#contract/session.ts'
import type { StoredValues } from '#machines/session/session.types.ts'

/** Returns one session value as text; null when it is missing, empty or not a text. */
export function textOf(values: StoredValues | null, key: SessionKey): string | null {
  const value = values?.[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Gives the language of the account; a professional's own comes before that of the parent they look as. */
export const accountLocale = (values: StoredValues | null) => ({
  stored: textOf(values, 'languageLocale'),
  professional: values?.isCvm === true ? textOf(values, 'cvmProLanguageLocale') : null,
})
