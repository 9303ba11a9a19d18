import * as z from 'zod/mini'
import { earliestDate, isDate, type PlainDate } from '#domain/time.ts'
import { date } from './common.ts'
import { type FieldProblem, problemIn } from './errors.ts'

/** Returns what is wrong with a date, whether it lies in the past or ahead. */
export const dateProblem = (on: string): FieldProblem | null =>
  problemIn(z.safeParse(date, on).error?.issues[0]?.message ?? '')?.code ?? null

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
