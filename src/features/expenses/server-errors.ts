import type { UseFormSetError, UseFormSetFocus } from 'react-hook-form'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { answerText } from './answer-text.ts'
import { type ExpenseValues, emptyExpense } from './expense-form.schema.ts'

type Form = {
  setError: UseFormSetError<ExpenseValues>
  setFocus: UseFormSetFocus<ExpenseValues>
  LL: TranslationFunctions
}

const names = Object.keys(emptyExpense)
const isName = (field: string): field is keyof ExpenseValues => names.includes(field)

/** Puts what the server found wrong on its fields, stands the person at the first, and returns the sentence for the rest. */
export function showServerErrors(failure: unknown, { setError, setFocus, LL }: Form): string {
  const errors = isRequestFailure(failure) ? failure.validationErrors : []
  const known = errors.flatMap(({ field, text }) => {
    const [name = ''] = field.split('.')
    return isName(name) ? { name, text } : []
  })
  for (const { name, text } of known) setError(name, { type: 'server', message: text })
  const [first] = known
  if (first) setFocus(first.name)
  return first ? LL.expenses.form.check() : answerText(failure, LL)
}
