import { useEffect } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { isRequestFailure } from '#src/api/failures.ts'
import { flatResolver } from './flat-resolver.ts'
import { fieldIn, placeServerErrors } from './server-errors.ts'

type QuestionOptions<Values extends FieldValues, Typed extends FieldValues> = {
  schema: $ZodType<Typed>
  defaultValues: DefaultValues<Values>
  /** Lists the fields in screen order. */
  names: readonly FieldPath<Values>[]
  failure: unknown
  /** The part of the answer that the fields stand in, where the server names them with it. */
  within?: string
}

const isAbout = (failure: unknown, names: readonly string[], within: string): boolean =>
  isRequestFailure(failure) && failure.validationErrors.some(({ field }) => names.includes(fieldIn(field, within)))

/** Manages the form of one question. Validation errors from the server go to their fields; `failure` is the rest. */
export function useQuestion<Values extends FieldValues, Typed extends FieldValues>({
  schema,
  defaultValues,
  names,
  failure,
  within = '',
}: QuestionOptions<Values, Typed>) {
  const form = useForm<Values, unknown, Typed>({
    resolver: flatResolver<Values, Typed>(schema),
    defaultValues,
    mode: 'onTouched',
  })
  const { setError, setFocus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whatever else is drawn meanwhile
  useEffect(() => {
    if (failure) placeServerErrors(failure, names, { setError, setFocus }, within)
  }, [failure])
  return { ...form, errors: form.formState.errors, failure: isAbout(failure, names, within) ? null : failure }
}
