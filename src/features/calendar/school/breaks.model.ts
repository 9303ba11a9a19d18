import type { FieldErrors, Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { type NewSchoolBreaks, newSchoolBreaks } from '#contract/calendar/school-breaks.ts'
import type { PlainDate } from '#domain/time.ts'

/** Holds what stands in the fields. Without a last day it is a single one. */
export type BreakValues = { name: string; from: string; to: string; childIds: string[] }

export const breakFieldNames = ['name', 'from', 'to', 'childIds'] as const satisfies readonly (keyof BreakValues)[]

export const bodyOf = ({ name, from, to, childIds }: BreakValues): NewSchoolBreaks => ({
  childIds,
  breaks: [{ name, from, to: to || from }],
})

/** Finds the field of a problem, by the path in the body: `breaks.0.from`. */
export const fieldOf = (path: readonly PropertyKey[]): keyof BreakValues =>
  breakFieldNames.find((name) => name === path.at(-1)) ?? breakFieldNames.find((name) => name === path[0]) ?? 'name'

/** Asks the same questions as the server, which asks them again. */
export const breakResolver =
  (today: PlainDate): Resolver<BreakValues, unknown, NewSchoolBreaks> =>
  (values) => {
    const parsed = safeParse(newSchoolBreaks, bodyOf(values))
    const errors: FieldErrors<BreakValues> = {}
    for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
      const field = fieldOf(path)
      // Where only the first day is typed, it is the last one as well.
      if (field !== 'to' || values.to !== '') errors[field] ??= { type: 'schema', message }
    }
    if (values.from === '') errors.from = { type: 'schema', message: 'required' }
    if (!errors.from && values.from <= today) errors.from = { type: 'schema', message: 'notAhead' }
    return parsed.success && Object.keys(errors).length === 0
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors }
  }
