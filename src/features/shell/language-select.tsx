import { chakra } from '@chakra-ui/react/styled-system'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { languageOptions } from '#src/app/locale/language-options.ts'
import { useLanguage } from '#src/app/locale/use-language.ts'
import { Select } from '#src/ui/select.tsx'
import { useToast } from '#src/ui/toast-provider.tsx'

export function LanguageSelect() {
  const { LL, locale } = useI18nContext()
  const toast = useToast()
  const choose = useLanguage(() => toast({ tone: 'warning', text: LL.shell.languageFailed() }))
  return (
    <chakra.div display="flex" alignItems="center" gap="u1" width="232px" color="fg.2">
      <IconLanguage size={20} stroke={1.75} aria-hidden />
      <Select
        label={LL.shell.language()}
        hideLabel
        options={languageOptions}
        value={locale}
        onChange={({ target }) => {
          const chosen = locales.find((one) => one === target.value)
          if (chosen) choose(chosen)
        }}
      />
    </chakra.div>
  )
}
