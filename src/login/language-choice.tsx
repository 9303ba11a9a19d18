import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LanguageField } from '#src/app/shared/locale/language-field.tsx'

export function LanguageChoice() {
  const { LL, setLocale } = useI18nContext()
  return (
    <chakra.div width="190px">
      <LanguageField label={LL.login.language()} hideLabel onChoose={setLocale} />
    </chakra.div>
  )
}
