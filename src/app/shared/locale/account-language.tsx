import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { LanguageField } from './language-field.tsx'
import { useLanguage } from './use-language.ts'

/** Saves the language on the signed-in person's account and reports a failure. */
export function AccountLanguage(field: { label: string; hideLabel?: boolean }) {
  const { LL } = useI18nContext()
  const toast = useToast()
  const choose = useLanguage(() => toast({ tone: 'warning', text: LL.shell.languageFailed() }))
  return <LanguageField {...field} onChoose={choose} />
}
