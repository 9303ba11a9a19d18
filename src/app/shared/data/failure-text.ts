import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'

/** The sentence to show for a failure, in the present language. Ours say what happened; anything else is the default. */
export function failureText(failure: unknown, LL: TranslationFunctions): string {
  if (isNetworkFailure(failure)) return LL.errors.network()
  if (isRequestFailure(failure)) return failure.message
  return LL.errors.unexpected()
}

/** For what could not be shown: no answer is told as such; what the server said is told under what was wanted. */
export const failureTitle = (failure: unknown, LL: TranslationFunctions, wanted: string): string =>
  isNetworkFailure(failure) ? LL.errors.networkTitle() : wanted

/** Whether the server answered that there is nothing here for this person: asking again would not help. */
export const isMissing = (failure: unknown): boolean =>
  isRequestFailure(failure) && [400, 403, 404].includes(failure.statusCode)
