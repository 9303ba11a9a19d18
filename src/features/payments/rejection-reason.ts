import { rejectionReasons } from '#machines/payments/payment.types.ts'
import { isRequestFailure } from '#src/api/failures.ts'

/** Tells whether the account, the plan or a limit caused the refusal; the amount owed has not changed. */
export const isRejectionReason = (failure: unknown): boolean =>
  isRequestFailure(failure) && rejectionReasons.some((reason) => reason === failure.exception)
