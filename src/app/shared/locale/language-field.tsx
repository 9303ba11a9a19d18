import { type Locale, locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { languageOptions } from './language-options.ts'

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
