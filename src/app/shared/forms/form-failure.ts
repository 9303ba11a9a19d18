import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '../data/failure-text.ts'

export const isGone = (failure: unknown): boolean => isRequestFailure(failure) && failure.statusCode === 404

/** Describes a failure beside a form that keeps its input. */
export const formFailureText = (failure: unknown, LL: TranslationFunctions): string =>
  isNetworkFailure(failure) ? LL.errors.networkKept() : failureText(failure, LL)

/** A mailed link was used up, replaced, is too old, or its address is incomplete. */
export const isEndedLink = (failure: unknown): boolean =>
  isRequestFailure(failure) && (failure.exception === 'linkEnded' || failure.exception === 'invalid')

/** Somebody else is signed in than a mailed link stands for. */
export const isLinkOfAnother = (failure: unknown): boolean =>
  isRequestFailure(failure) && failure.exception === 'linkOfAnother'
