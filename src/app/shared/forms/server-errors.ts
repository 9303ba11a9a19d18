import type { FieldPath, FieldValues, UseFormSetError, UseFormSetFocus } from 'react-hook-form'
import { isRequestFailure } from '#src/api/failures.ts'

type Form<Values extends FieldValues> = {
  setError: UseFormSetError<Values>
  setFocus: UseFormSetFocus<Values>
}

/** Returns the name that a field has in a form for one part of the answer. */
export const fieldIn = (path: string, within: string): string =>
  within && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path

/**
 * Puts the server's validation errors on their fields and focuses the first. `names` lists the fields on the screen, in
 * their order; `within` is the part of the answer that they stand in. Returns how many fields are to blame; at 0 the caller must show the refusal.
 */
export function placeServerErrors<Values extends FieldValues>(
  failure: unknown,
  names: readonly FieldPath<Values>[],
  { setError, setFocus }: Form<Values>,
  within = '',
): number {
  const errors = isRequestFailure(failure) ? failure.validationErrors : []
  const known = errors.flatMap(({ field: path, text }) => {
    const field = fieldIn(path, within)
    const name =
      names.find((candidate) => candidate === field) ?? names.find((candidate) => candidate === field.split('.')[0])
    return name ? { name, text } : []
  })
  for (const { name, text } of known) setError(name, { type: 'server', message: text })
  const marked = names.filter((candidate) => known.some(({ name }) => name === candidate))
  const [first] = marked
  if (first) setFocus(first)
  return marked.length
}
