import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'

/**
 * Keeps the first problem of each field. The names come from the schema, which the types of a form's errors cannot
 * know.
 */
function errorsOf<Values extends FieldValues>(issues: readonly $ZodIssue[]): FieldErrors<Values> {
  const errors: Record<string, { type: 'schema'; message: string }> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: 'schema', message }
  return errors as FieldErrors<Values>
}

/** Resolves a schema of flat fields. The general resolver also handles nested ones and is larger. */
export const flatResolver =
  <Values extends FieldValues, Typed extends FieldValues>(schema: $ZodType<Typed>): Resolver<Values, unknown, Typed> =>
  (values) => {
    const parsed = safeParse(schema, values)
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: errorsOf<Values>(parsed.error.issues) }
  }
