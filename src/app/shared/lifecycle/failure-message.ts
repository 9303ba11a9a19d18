import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { Offline } from './offline.ts'

/** What was not done, and why. */
export type Failed = { readonly title: string; readonly text: string }

/** Why an answer was not sent, as a sentence. */
export const answerText = (failure: unknown, LL: TranslationFunctions): string =>
  failure instanceof Offline ? LL.expenses.dialogs.offline() : failureText(failure, LL)
