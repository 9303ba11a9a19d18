import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { OfflineError } from './offline-error.ts'

/** `title` says what was not done, `text` says why. */
export type FailureMessage = { readonly title: string; readonly text: string }

/** Says why an answer was not sent. */
export const answerFailureText = (failure: unknown, LL: TranslationFunctions): string =>
  failure instanceof OfflineError ? LL.common.dialogs.offline() : failureText(failure, LL)
