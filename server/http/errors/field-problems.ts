import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'
import type { FieldProblem } from '#contract/errors.ts'
import { problemIn } from '#contract/problems/problem-in.ts'
import type { RefusedField } from './refusal.ts'

/** When a schema carries none of our codes, zod's kind of issue is translated. */
const byKeyword: Partial<Record<string, FieldProblem>> = {
  invalid_type: 'required',
  invalid_value: 'notAChoice',
  invalid_union: 'notAChoice',
  unrecognized_keys: 'unknownField',
  too_big: 'tooLarge',
  too_small: 'tooShort',
}

/** `field` is the path in the body, such as `shares.0.percent`; an unknown key is its own field. */
export const problemsOf = ({ validation }: { validation: ZodFastifySchemaValidationError[] }): RefusedField[] =>
  validation.flatMap(({ instancePath, keyword, message, params }) => {
    const field = instancePath.slice(1).replaceAll('/', '.')
    const keys = keyword === 'unrecognized_keys' && Array.isArray(params.keys) ? params.keys.map(String) : []
    if (keys.length > 0)
      return keys.map((key) => ({ field: field ? `${field}.${key}` : key, code: 'unknownField' as const }))
    return [{ field, ...(problemIn(message ?? '') ?? { code: byKeyword[keyword] ?? 'malformed' }) }]
  })
