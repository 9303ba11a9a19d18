import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'

/** The sentence to show for a failure, in the present language. Ours say what happened; anything else is the default. */
export function failureText(failure: unknown, LL: TranslationFunctions): string {
  if (isNetworkFailure(failure)) return LL.errors.network()
  if (isRequestFailure(failure)) return failure.message
  return LL.errors.unexpected()
}
