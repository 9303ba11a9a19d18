import { type $ZodType, type output, safeParse } from 'zod/v4/core'

export type Reading<Data> = { readonly success: true; readonly data: Data } | { readonly success: false }

/**
 * Reads data from outside by a schema of the contract: a route's `output`, or one that the contract marks as `readable`.
 * The build replaces this with `read.built.ts` and those schemas with parsers.
 */
export function read<Schema extends $ZodType>(schema: Schema, value: unknown): Reading<output<Schema>> {
  const { success, data } = safeParse(schema, value)
  return success ? { success, data } : { success: false }
}
