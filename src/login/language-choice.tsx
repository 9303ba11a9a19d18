import { chakra } from '@chakra-ui/react/styled-system'
import { locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { languageOptions } from '#src/app/locale/language-options.ts'
import { Select } from '#src/ui/select.tsx'

export function LanguageChoice() {
  const { LL, locale, setLocale } = useI18nContext()
  return (
    <chakra.div width="190px">
      <Select
        label={LL.login.language()}
        hideLabel
        options={languageOptions}
        value={locale}
        onChange={({ target }) => {
          const chosen = locales.find((one) => one === target.value)
          if (chosen) setLocale(chosen)
        }}
      />
    </chakra.div>
  )
}
