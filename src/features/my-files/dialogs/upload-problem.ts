import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import type { UploadProblem } from '#src/app/shared/uploads/upload.model.ts'
import { uploadFailureText } from '#src/app/shared/uploads/upload-failure.ts'

/** Says why a file did not come into MyFiles: there is no room left for it, or what any other upload would say. */
export const uploadProblemText = (problem: UploadProblem, LL: TranslationFunctions): string =>
  'error' in problem && isRequestFailure(problem.error) && problem.error.exception === 'storageLimit'
    ? `${LL.errors.myFilesFull()} ${problem.error.message}`
    : uploadFailureText(problem, LL)
