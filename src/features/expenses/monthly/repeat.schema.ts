import * as z from 'zod/mini'
import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { dateProblem } from '#contract/past-date.ts'
import { addDays, type PlainDate } from '#domain/time.ts'

/** Checks a day that is typed; `ifEmpty` is the problem of none. */
const day = (ifEmpty: FieldProblem | null) =>
  z.string().check(({ value, issues }) => {
    const message = value === '' ? ifEmpty : dateProblem(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })

/** Validates the days of the drafts as the server does. `today` is the family's date. */
export const repeatSchema = (today: PlainDate) =>
  z
    .object({
      firstOn: day('required').check(
        z.refine((on) => on === '' || on >= today, 'inThePast'),
        z.refine((on) => on <= addDays(today, limits.monthlyExpenses.daysAhead), 'tooLate'),
      ),
      endsOn: day(null),
    })
    .check(({ value, issues }) => {
      if (value.endsOn !== '' && value.endsOn < value.firstOn)
        issues.push({ code: 'custom', message: 'endBeforeStart', input: value.endsOn, path: ['endsOn'] })
    })
export type RepeatValues = z.input<ReturnType<typeof repeatSchema>>
