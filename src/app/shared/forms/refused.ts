import type { $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { failureText } from '../data/failure-text.ts'

/** The item as it has become, where the server refused because of it (409); null for every other failure. */
export function presentItem<Schema extends $ZodType>(failure: unknown, schema: Schema): output<Schema> | null {
  if (!isRequestFailure(failure) || failure.statusCode !== 409) return null
  const parsed = safeParse(schema, failure.item)
  return parsed.success ? parsed.data : null
}

export const isGone = (failure: unknown): boolean => isRequestFailure(failure) && failure.statusCode === 404

/** The sentence for a failure beside a form, whose contents stay. */
export const draftText = (failure: unknown, LL: TranslationFunctions): string =>
  isNetworkFailure(failure) ? LL.errors.networkKept() : failureText(failure, LL)
