import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { isRequestFailure } from '#src/api/failures.ts'

/** Reads the present item off a conflict (409); null for every other failure. */
export function latestAfterConflict<Schema extends $ZodType>(failure: unknown, schema: Schema): output<Schema> | null {
  if (!isRequestFailure(failure) || failure.statusCode !== 409) return null
  const parsed = safeParse(schema, failure.item)
  return parsed.success ? parsed.data : null
}
