import { type Locale, locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { languageOptions } from './language-options.ts'

type LanguageFieldProps = { label: string; hideLabel?: boolean; onChoose: (locale: Locale) => void }

/** The languages, with the one that the page is in. What a choice changes is the caller's to say. */
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
