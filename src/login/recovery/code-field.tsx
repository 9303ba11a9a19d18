import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'

type CodeFieldProps = UseFormRegisterReturn & { wrong: FieldError | undefined }

/** Takes a code of the app or a recovery code, so the keyboard offers letters too. */
export function CodeField({ wrong, ...field }: CodeFieldProps) {
  const { LL } = useI18nContext()
  const { secondStep } = LL.accountRecovery
  return (
    <TextField
      label={secondStep.code()}
      hint={secondStep.hint()}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      error={problemText(wrong, LL)}
      {...field}
    />
  )
}
