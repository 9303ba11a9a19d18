import { useEffect } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { isRequestFailure } from '#src/api/failures.ts'
import { flatResolver } from './flat-resolver.ts'
import { placeServerErrors } from './server-errors.ts'

type QuestionOptions<Values extends FieldValues, Typed extends FieldValues> = {
  schema: $ZodType<Typed>
  defaultValues: DefaultValues<Values>
  /** Lists the fields in screen order. */
  names: readonly FieldPath<Values>[]
  failure: unknown
}

const isAbout = (failure: unknown, names: readonly string[]): boolean =>
  isRequestFailure(failure) && failure.validationErrors.some(({ field }) => names.includes(field))

/** Manages the form of one question. Validation errors from the server go to their fields; `failure` is the rest. */
export function useQuestion<Values extends FieldValues, Typed extends FieldValues>({
  schema,
  defaultValues,
  names,
  failure,
}: QuestionOptions<Values, Typed>) {
  const form = useForm<Values, unknown, Typed>({
    resolver: flatResolver<Values, Typed>(schema),
    defaultValues,
    mode: 'onTouched',
  })
  const { setError, setFocus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whatever else is drawn meanwhile
  useEffect(() => {
    if (failure) placeServerErrors(failure, names, { setError, setFocus })
  }, [failure])
  return { ...form, errors: form.formState.errors, failure: isAbout(failure, names) ? null : failure }
}
