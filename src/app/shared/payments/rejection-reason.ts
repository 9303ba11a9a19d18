import { rejectionReasons } from '#machines/payments/payment.types.ts'
import { isRequestFailure } from '#src/api/failures.ts'

/** Refused for the account, the plan or the limit: what was to be paid is as it was. */
export const isRejectionReason = (failure: unknown): boolean =>
  isRequestFailure(failure) && rejectionReasons.some((hindrance) => hindrance === failure.exception)
