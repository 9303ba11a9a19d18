import { chakra } from '@chakra-ui/react/styled-system'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountLanguage } from '#src/app/shared/locale/account-language.tsx'

export function LanguageSelect() {
  const { shell } = useI18nContext().LL
  return (
    <chakra.div display="flex" alignItems="center" gap="u1" width="232px" color="fg.2">
      <IconLanguage size={20} stroke={1.75} aria-hidden />
      <AccountLanguage label={shell.language()} hideLabel />
    </chakra.div>
  )
}
