import { type Locale, locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Select } from '#src/ui/fields/select.tsx'

/** Each language is labelled with its own name for itself, whatever language the page is in. */
export const languageOptions: readonly { value: Locale; label: string }[] = [
  { value: 'en-US', label: 'English (US)' },
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'es-MX', label: 'Español (México)' },
]

type LanguageFieldProps = { label: string; hideLabel?: boolean; onChoose: (locale: Locale) => void }

/** Lists the languages and selects the page's current one. The caller decides what a choice changes. */
export function LanguageField({ onChoose, ...field }: LanguageFieldProps) {
  const { locale } = useI18nContext()
  return (
    <Select
      {...field}
      options={languageOptions}
      value={locale}
      onChange={({ target }) => {
        const chosen = locales.find((one) => one === target.value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
