import type { SessionKey } from '#contract/session.ts'
import type { StoredValues } from '#machines/session/session.types.ts'

/** One session value as text; null where it is missing, empty or of another kind. */
export function textOf(values: StoredValues | null, key: SessionKey): string | null {
  const value = values?.[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The language set on the account, a professional's own before that of the parent they look as. */
export const accountLocale = (values: StoredValues | null) => ({
  stored: textOf(values, 'languageLocale'),
  professional: values?.isCvm === true ? textOf(values, 'cvmProLanguageLocale') : null,
})
