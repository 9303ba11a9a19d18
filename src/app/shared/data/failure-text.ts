import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'

/** Gives the sentence to show for a failure. Our own errors say what happened; any other gets the default. */
export function failureText(failure: unknown, LL: TranslationFunctions): string {
  if (isNetworkFailure(failure)) return LL.errors.network()
  if (isRequestFailure(failure)) return failure.message
  return LL.errors.unexpected()
}

/** Gives the title of a failed load: a missing answer has its own, any other failure takes `wanted`. */
export const failureTitle = (failure: unknown, LL: TranslationFunctions, wanted: string): string =>
  isNetworkFailure(failure) ? LL.errors.networkTitle() : wanted

/** Tells whether the server answered that there is nothing here for this person, so that a retry would not help. */
export const isMissing = (failure: unknown): boolean =>
  isRequestFailure(failure) && [400, 403, 404].includes(failure.statusCode)
