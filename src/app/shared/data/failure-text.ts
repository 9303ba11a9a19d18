import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'

/** Gives the sentence to show for a failure. Our own errors say what happened; any other gets the default. */
export function failureText(failure: unknown, LL: TranslationFunctions): string {
  if (isNetworkFailure(failure)) return LL.errors.network()
  if (isRequestFailure(failure)) return failure.message
  return LL.errors.unexpected()
}

/** Gives the title of a failure: a missing answer and a broken storage have their own, any other takes `wanted`. */
export const failureTitle = (failure: unknown, LL: TranslationFunctions, wanted: string): string => {
  if (isNetworkFailure(failure)) return LL.errors.networkTitle()
  return isRequestFailure(failure) && failure.exception === 'filesUnavailable' ? LL.errors.storageUnavailable() : wanted
}

/** Tells whether the server answered that there is nothing here for this person, so that a retry would not help. */
export const isMissing = (failure: unknown): boolean =>
  isRequestFailure(failure) && [400, 403, 404].includes(failure.statusCode)
