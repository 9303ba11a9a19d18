import { chakra } from '@chakra-ui/react/styled-system'
import type { Locale } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '../app-context.ts'
import { rememberLocale } from '../locale/device-locale.ts'
import { LanguageField } from '../locale/language-field.tsx'

/**
 * Changes the language of this page only, since there may be no account to store it. Offline the language stays as it
 * is.
 */
export function LanguageChoice() {
  const { LL, locale } = useI18nContext()
  const { dictionaries } = useApp()
  const choose = (chosen: Locale) => {
    rememberLocale(chosen)
    dictionaries.choose(chosen).catch(() => rememberLocale(locale))
  }
  return (
    <chakra.div width="190px">
      <LanguageField label={LL.shell.language()} hideLabel onChoose={choose} />
    </chakra.div>
  )
}
