import type { UseFormSetError, UseFormSetFocus } from 'react-hook-form'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { answerFailureText } from '#src/app/shared/lifecycle/failure-message.ts'
import { type ExpenseValues, fieldOrder } from './expense-form.schema.ts'

type Form = {
  setError: UseFormSetError<ExpenseValues>
  setFocus: UseFormSetFocus<ExpenseValues>
  LL: TranslationFunctions
}

/** Puts the server's validation errors on their fields, focuses the first, and returns the sentence for the rest. */
export function showServerErrors(failure: unknown, { LL, ...form }: Form): string {
  const count = placeServerErrors(failure, fieldOrder, form)
  return count > 0 ? LL.expenses.form.check({ count }) : answerFailureText(failure, LL)
}
