import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '../data/failure-text.ts'
import type { UploadProblem } from './upload.model.ts'

const titleOf = (error: unknown, { errors }: TranslationFunctions): string =>
  isRequestFailure(error) && error.exception === 'filesUnavailable'
    ? errors.storageUnavailable()
    : errors.cannotUpload()

/** Says that a file was not uploaded, and why. A file that was left says only the former. */
export const uploadFailureText = (failure: UploadProblem, LL: TranslationFunctions): string => {
  if ('error' in failure) return `${titleOf(failure.error, LL)}. ${failureText(failure.error, LL)}`
  return 'code' in failure
    ? `${LL.errors.cannotUpload()}. ${LL.errors[failure.code]()}`
    : `${LL.errors.cannotUpload()}.`
}
