import { limits } from '#contract/limits.ts'
import { plainText } from '#domain/plain-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'

/** What is wrong with what was written, in the contract's own measure. */
export function reasonProblem(typed: string, LL: TranslationFunctions): string | undefined {
  const { length } = [...plainText(typed)]
  if (length === 0) return problemText({ message: 'required' }, LL)
  return length > limits.note ? problemText({ message: 'tooLong' }, LL, limits.note) : undefined
}

type ReasonFieldProps = {
  label: string
  hint: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** Why not: the other parent reads it, and the record keeps it. */
export function ReasonField({ label, hint, value, error, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      required
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
