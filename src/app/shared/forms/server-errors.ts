import type { FieldPath, FieldValues, UseFormSetError, UseFormSetFocus } from 'react-hook-form'
import { isRequestFailure } from '#src/api/failures.ts'

type Form<Values extends FieldValues> = {
  setError: UseFormSetError<Values>
  setFocus: UseFormSetFocus<Values>
}

/**
 * Puts what the server found wrong on its fields and stands the person at the first. `names`: the fields that are on the
 * screen, in their order. False: none of them is to blame, so the refusal is still to be said.
 */
export function placeServerErrors<Values extends FieldValues>(
  failure: unknown,
  names: readonly FieldPath<Values>[],
  { setError, setFocus }: Form<Values>,
): boolean {
  const errors = isRequestFailure(failure) ? failure.validationErrors : []
  const known = errors.flatMap(({ field, text }) => {
    const name = names.find((candidate) => candidate === field.split('.')[0])
    return name ? { name, text } : []
  })
  for (const { name, text } of known) setError(name, { type: 'server', message: text })
  const first = names.find((candidate) => known.some(({ name }) => name === candidate))
  if (first) setFocus(first)
  return first !== undefined
}
