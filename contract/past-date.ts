import * as z from 'zod/mini'
import { earliestDate, isDate, type PlainDate, wholeYears } from '#domain/time.ts'
import { date } from './common.ts'
import type { FieldProblem } from './errors.ts'
import { limits } from './limits.ts'
import { problemIn } from './problems/problem-in.ts'

/** Returns what is wrong with a date, whether it lies in the past or ahead. */
export const dateProblem = (on: string): FieldProblem | null =>
  problemIn(z.safeParse(date, on).error?.issues[0]?.message ?? '')?.code ?? null

/** Returns what is wrong with the date of a past event. `today` is the family's date. */
export const pastDateProblem = (date: string, today: PlainDate): FieldProblem | null => {
  if (!isDate(date)) return 'notADate'
  if (date < earliestDate) return 'tooEarly'
  return date > today ? 'inTheFuture' : null
}

/**
 * Returns what is wrong with the date of birth of somebody who has an account of their own. For a younger child a parent
 * makes the account, and consents.
 */
export const ownBirthProblem = (date: string, today: PlainDate): FieldProblem | null =>
  pastDateProblem(date, today) ??
  (wholeYears(date, today) < limits.linkedAccount.consentBelow ? 'tooYoungToJoin' : null)

/** Validates such a date in a form, where it is empty until something was typed. */
export const pastDateField = (today: PlainDate, ifEmpty: FieldProblem | null, problemOf = pastDateProblem) =>
  z.string('required').check(({ value, issues }) => {
    const message = value === '' ? ifEmpty : problemOf(value, today)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
