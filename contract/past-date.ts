import * as z from 'zod/mini'
import { earliestDate, isDate, type PlainDate } from '#domain/time.ts'
import type { FieldProblem } from './errors.ts'

/** Returns what is wrong with the date of a past event. `today` is the family's date. */
export const pastDateProblem = (date: string, today: PlainDate): FieldProblem | null => {
  if (!isDate(date)) return 'notADate'
  if (date < earliestDate) return 'tooEarly'
  return date > today ? 'inTheFuture' : null
}

/** Validates such a date in a form, where it is empty until something was typed. */
export const pastDateField = (today: PlainDate, ifEmpty: FieldProblem | null) =>
  z.string('required').check(({ value, issues }) => {
    const message = value === '' ? ifEmpty : pastDateProblem(value, today)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
