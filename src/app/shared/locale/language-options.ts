import type { Locale } from '#contract/locale.ts'

/** Each language is labelled with its own name for itself, whatever language the page is in. */
export const languageOptions: readonly { value: Locale; label: string }[] = [
  { value: 'en-US', label: 'English (US)' },
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'es-MX', label: 'Español (México)' },
]
