import { useEffect } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { JoinQuestion } from '#machines/join/join.types.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import type { Join } from './create-join.ts'

type JoinQuestionOptions<Values extends FieldValues, Typed extends FieldValues> = {
  join: Join
  question: JoinQuestion
  schema: $ZodType<Typed>
  /** The server knows these values, or none. Those typed in this tab since then come first. */
  known: DefaultValues<Values>
  names: readonly FieldPath<Values>[]
  failure: unknown
  within?: string
}

/** Manages the form of one question, whose input survives a reload. */
export function useJoinQuestion<Values extends FieldValues, Typed extends FieldValues>(
  options: JoinQuestionOptions<Values, Typed>,
) {
  const { join, question, known, ...form } = options
  const managed = useQuestion<Values, Typed>({ ...form, defaultValues: { ...known, ...join.typed.of(question) } })
  const { watch } = managed
  useEffect(() => {
    // A form that is filled in by the page names no field.
    const watching = watch((values, { name }) => name && join.typed.keep(question, values))
    return () => watching.unsubscribe()
  }, [watch, join, question])
  return managed
}
