import { chakra } from '@chakra-ui/react/styled-system'
import { locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Select } from '#src/ui/select.tsx'
import { useApp } from '../app-context.ts'
import { rememberLocale } from '../locale/device-locale.ts'
import { languageOptions } from '../locale/language-options.ts'

/** Of this page alone: there may be no account to keep it. Without a connection the language stays what it is. */
export function LanguageChoice() {
  const { LL, locale } = useI18nContext()
  const { dictionaries } = useApp()
  const choose = (value: string) => {
    const chosen = locales.find((one) => one === value)
    if (!chosen) return
    rememberLocale(chosen)
    dictionaries.choose(chosen).catch(() => rememberLocale(locale))
  }
  return (
    <chakra.div width="190px">
      <Select
        label={LL.shell.language()}
        hideLabel
        options={languageOptions}
        value={locale}
        onChange={({ target }) => choose(target.value)}
      />
    </chakra.div>
  )
}
